// Whether everything on a page can be seen whole: no control and no text is cut, off the screen or covered.

import type { Page } from 'playwright-core';

/** What may be longer than its place says so: `data-scrolls="x"`, `"y"` or `"xy"`. Windows scroll as they are. */
const SCROLLS = 'data-scrolls';

/** What floats above the page for a while, such as a notice: it may cover what lies below. */
const FLOATS = '[data-floats]';

/** What goes out of sight where there is no room for it, but only as a whole. */
const SPARE = '[data-spare]';

/** What stands wrong, in a line each. What is left aside is like something that is looked at. */
export const misplaced = (page: Page, aside = 'script'): Promise<string[]> =>
  page.evaluate(
    ([scrolls, floats, spare, aside]) => {
      interface Box {
        left: number;
        top: number;
        right: number;
        bottom: number;
      }
      /** How far something may stand out without being cut for the eye. */
      const SLACK = 1.5;
      /** By what is wrong with which kind of thing: of many that are alike, the first is told. */
      const faults = new Map<string, string>();
      const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
      const style = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element) => {
        if (!style.has(element)) style.set(element, getComputedStyle(element));
        return style.get(element)!;
      };
      const nameOf = (element: Element) => {
        const classes = [...element.classList].filter((name) => !name.startsWith('svelte-')).join('.');
        return element.tagName.toLowerCase() + (classes && `.${classes}`);
      };
      const quote = (text: string) => `“${text.trim().replace(/\s+/g, ' ').slice(0, 40)}”`;
      interface Thing {
        name: string;
        text: string;
      }
      const tell = ({ name, text }: Thing, fault: string) => {
        const key = `${name} ${fault}`;
        if (!faults.has(key)) faults.set(key, `${name} ${text} ${fault}`);
      };
      // What only ears are meant for is not on the screen.
      const isVisible = (element: Element) =>
        !element.closest('.sr') &&
        styleOf(element).clipPath !== 'inset(50%)' &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
      const isBeside = (box: Box) => box.right - box.left <= 1 || box.bottom - box.top <= 1;

      /** The edges within which an element shows what it holds. */
      function inside(element: Element): Box {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        if (!(element instanceof HTMLElement)) return { left, top, right, bottom };
        const [x, y] = [left + element.clientLeft, top + element.clientTop];
        return { left: x, top: y, right: x + element.clientWidth, bottom: y + element.clientHeight };
      }

      /** The part of a box that is on the screen; what cuts it where nothing may is told. */
      function shownPart(element: Element, box: Box, what: Thing, isText = false): Box | null {
        let { left, top, right, bottom } = box;
        let position = isText ? 'static' : styleOf(element).position;
        const first = isText ? element : element.parentElement;
        for (let up = first; up && position !== 'fixed'; up = up.parentElement) {
          const own = styleOf(up);
          // What stands absolutely is cut only by what it stands in.
          if (position === 'absolute' && own.position === 'static' && own.transform === 'none') continue;
          position = own.position;
          if (up === document.body || up === document.documentElement) break;
          if (own.overflowX === 'visible' && own.overflowY === 'visible') continue;
          // A small drawing is the same at every size and in every language.
          if (up instanceof SVGSVGElement && up.clientWidth < 80) continue;
          const edge = inside(up);
          if (element.closest(spare) && (left >= edge.right || top >= edge.bottom)) return null;
          const may = up.getAttribute(scrolls) ?? (up.matches('dialog, textarea, select') ? 'y' : '');
          const cut = (axis: string, before: boolean) => {
            if (before && !may.includes(axis))
              tell(what, `is cut ${axis === 'x' ? 'at the side' : 'above or below'} by ${nameOf(up)}`);
          };
          cut('x', left < edge.left - SLACK || right > edge.right + SLACK);
          cut('y', top < edge.top - SLACK || bottom > edge.bottom + SLACK);
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
          if (left >= right || top >= bottom) return null;
        }
        // Only what lies on the page itself scrolls with it.
        const tall = position === 'fixed' ? 0 : document.documentElement.scrollHeight - scrollY;
        const end = Math.max(innerHeight, tall);
        if (left < -SLACK || right > innerWidth + SLACK) tell(what, 'is off the screen at the side');
        if (top < -scrollY - SLACK || bottom > end + SLACK) tell(what, 'is off the screen above or below');
        return { left, top, right, bottom };
      }

      const alpha = (colour: string) => {
        const parts = colour.match(/[\d.]+%?/g) ?? [];
        if (colour === 'transparent' || colour === 'none') return 0;
        const last = colour.includes('/') || parts.length === 4 ? parts.at(-1)! : '1';
        return last.endsWith('%') ? parseFloat(last) / 100 : parseFloat(last);
      };
      function isPainted(element: Element): boolean {
        const own = styleOf(element);
        if (parseFloat(own.opacity) < 0.5) return false;
        if (element instanceof SVGElement)
          return !(element instanceof SVGSVGElement) && alpha(own.fill) * parseFloat(own.fillOpacity) >= 0.5;
        return alpha(own.backgroundColor) >= 0.5 || own.backgroundImage !== 'none' || element.matches('img, canvas');
      }
      /** Whether something stays at the edge of what scrolls, so that all below it can be scrolled into sight. */
      function stays(above: Element, below: Element): boolean {
        for (let up: Element | null = above; up && !up.contains(below); up = up.parentElement)
          if (styleOf(up).position === 'sticky') return true;
        return false;
      }

      /** What lies above an element at a point of it. */
      function above(element: Element, x: number, y: number): Element | null {
        if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return null;
        // Most things lie on top, which is sooner known than all that lies below them.
        const top = document.elementFromPoint(x, y);
        if (!top || element.contains(top) || top.contains(element)) return null;
        const stack = document.elementsFromPoint(x, y);
        const own = stack.findIndex((other) => element.contains(other));
        const higher = own === -1 ? stack.findIndex((other) => other.contains(element)) : own;
        return (
          stack.slice(0, Math.max(0, higher)).find(
            (other) =>
              !other.contains(element) &&
              isPainted(other) &&
              // Within a drawing, things lie above each other as they were drawn.
              !(element instanceof SVGElement && other.closest('svg') === element.closest('svg')) &&
              (other.closest(floats) ?? element.closest(floats)) === element.closest(floats) &&
              !stays(other, element),
          ) ?? null
        );
      }

      // Every control, at its middle and at four points around it.
      const POINTS = [
        [0.5, 0.5],
        [0.3, 0.3],
        [0.7, 0.3],
        [0.3, 0.7],
        [0.7, 0.7],
      ];
      const CONTROLS = 'button, a[href], input, select, textarea, summary, [role="button"]';
      for (const control of root.querySelectorAll(CONTROLS)) {
        const box = control.getBoundingClientRect();
        if (control.closest(aside) || !isVisible(control) || isBeside(box)) continue;
        const what = { name: nameOf(control), text: quote(control.getAttribute('aria-label') ?? control.textContent) };
        // A link that runs over two lines is not all that lies between its corners.
        const boxes = styleOf(control).display === 'inline' ? [...control.getClientRects()] : [box];
        for (const part of boxes.flatMap((one) => shownPart(control, one, what) ?? [])) {
          const higher = POINTS.map(([across, down]) =>
            above(control, part.left + (part.right - part.left) * across, part.top + (part.bottom - part.top) * down),
          ).find(Boolean);
          if (higher) tell(what, `is covered by ${nameOf(higher)}`);
        }
      }

      // For the eye, what the pointer passes through covers as well as anything else.
      const adopted = new CSSStyleSheet();
      adopted.replaceSync('* { pointer-events: auto !important }');
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, adopted];

      // Every line of every text. Letters do not reach the edges of their line.
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines: { box: Box; node: Text; what: Thing }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const parent = node.parentElement!;
        if (!node.data.trim() || parent.closest(`${aside}, script, style, option, title, desc, defs`)) continue;
        if (!isVisible(parent)) continue;
        if (isBeside(parent.getBoundingClientRect())) continue;
        range.selectNodeContents(node);
        const boxes = parent instanceof SVGElement ? [parent.getBoundingClientRect()] : range.getClientRects();
        for (const { left, top, right, bottom } of boxes) {
          if (right - left < 1) continue;
          const high = bottom - top;
          const box = { left, right, top: top + high * 0.22, bottom: bottom - high * 0.2 };
          const what = { name: nameOf(parent), text: quote(node.data) };
          const part = shownPart(parent, box, what, true);
          if (!part) continue;
          const higher = above(parent, (part.left + part.right) / 2, (part.top + part.bottom) / 2);
          if (higher) tell(what, `is covered by ${nameOf(higher)}`);
          else lines.push({ box: part, node, what });
        }
      }
      // No line runs into another.
      lines.sort((one, other) => one.box.top - other.box.top);
      for (const [index, one] of lines.entries())
        for (const other of lines.slice(index + 1)) {
          if (other.box.top >= one.box.bottom) break;
          // Letters with an edge are written twice; what stays at an edge is passed by what scrolls.
          if (one.node.data === other.node.data) continue;
          const [upper, lower] = [one.node.parentElement!, other.node.parentElement!];
          if (stays(upper, lower) || stays(lower, upper)) continue;
          if (upper.closest(floats) !== lower.closest(floats)) continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
          if (across > 2 && down > 2) tell(one.what, `runs into ${other.what.name} ${other.what.text}`);
        }
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== adopted);
      return [...faults.values()];
    },
    [SCROLLS, FLOATS, SPARE, aside] as const,
  );
