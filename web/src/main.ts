import { mount } from 'svelte';
import App from './App.svelte';
import { preferences } from './state/preferences.svelte';
import { router } from './state/router.svelte';
import { text } from './text/text.svelte';
import './style/tokens.css';
import './style/areo.css';
import './style/base.css';

preferences.applyTheme();
router.listen();
text.listen();
await text.need();
mount(App, { target: document.getElementById('app')! });
