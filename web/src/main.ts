import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './state/preferences.svelte';
import { router } from './state/router.svelte';
import { text } from './text/text.svelte';
import './style/font.css';
import './style/tokens.css';
import './style/areo.css';
import './style/base.css';

preferences.applyTheme();
router.listen();
text.listen();
await Promise.all([text.need(), fontOrPatience()]);
mount(App, { target: document.getElementById('app')! });

/** Nothing is shown before its font is there, unless that takes long: then another stands in. */
async function fontOrPatience(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, 3_000));
  await Promise.race([document.fonts.load('1em "Areo Sans"').catch(() => patience), patience]);
}
