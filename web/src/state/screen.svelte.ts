// How much room there is.

import { innerHeight, innerWidth } from 'svelte/reactivity/window';

class Screen {
  width = $derived(innerWidth.current ?? 1280);
  height = $derived(innerHeight.current ?? 800);
  isPhone = $derived(this.width < 600);
}

export const screen = new Screen();
