import '@fontsource-variable/atkinson-hyperlegible-next/wght.css';
import '@fontsource-variable/besley/wght.css';
import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { app } from './lib/app.svelte';
import { preferred, speak } from './lib/language.svelte';
import { listen } from './lib/thumbs';

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no #app to draw into');

app.start();
listen();

// The page is better read in English than not at all, should its language not arrive.
speak(preferred())
  .catch((failed: unknown) => console.error('The texts of this language could not be loaded.', failed))
  .finally(() => mount(App, { target }));
