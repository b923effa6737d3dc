// The keys that work at every table.

import type { Seen } from './context';
import type { Tools } from './tools.svelte';

/** Regions of a table by digit; a table marks each with `data-region`. */
const REGIONS: Record<string, string> = { 1: 'ask', 2: 'hand', 3: 'map', 4: 'seats', 5: 'race', 6: 'log' };

/** Whether the key is meant for what has the focus, such as a text field. */
const isTyping = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  ctrlKey || metaKey || altKey || (target as Element).closest('input, textarea, select, dialog') !== null;

export function tableKeys(event: KeyboardEvent, table: Seen, tools: Tools): void {
  if (isTyping(event) || event.defaultPrevented) return;
  const region = REGIONS[event.key];
  if (region) focusRegion(region);
  else if (event.key === 'F6') focusNextRegion(event.shiftKey);
  else if (event.key === '?') tools.open('keys');
  else if (event.key === 'c') tools.open('chat');
  else if (event.key === 'l') tools.open('log');
  else if (event.key === 'u') void table.state.undo();
  else if (event.key === 'h' && tools.canHint) void tools.hint();
  else if (event.key === 'e' && table.sight.held === table.sight.you.seat && table.sight.held !== null)
    void table.state.do({ type: 'end-turn' });
  else return;
  event.preventDefault();
}

const FOCUSABLE = 'a[href], button, input, select, [tabindex="0"]';

function focusRegion(name: string): void {
  const region = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
  const inside = region?.matches(FOCUSABLE) ? region : region?.querySelector<HTMLElement>(FOCUSABLE);
  inside?.focus();
}

function focusNextRegion(backwards: boolean): void {
  const names = Object.values(REGIONS).filter((name) => document.querySelector(`[data-region="${name}"]`));
  const here = document.activeElement?.closest<HTMLElement>('[data-region]')?.dataset.region ?? '';
  const index = names.indexOf(here) + (backwards ? -1 : 1);
  focusRegion(names[(index + names.length) % names.length]);
}
