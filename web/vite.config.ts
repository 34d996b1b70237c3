/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

// The Python package carries the built client, so that a wheel needs no Node where it is installed.
const server = process.env['SHAKESPELL_SERVER'] ?? 'http://127.0.0.1:8000';

// On a phone the page installs as an app: its files are kept, the server is asked for everything else.
const installable = VitePWA({
  registerType: 'prompt',
  injectRegister: false,
  includeAssets: ['favicon.svg', 'apple-touch-icon.png'],
  manifest: {
    id: '/',
    name: 'Shakespell',
    short_name: 'Shakespell',
    description: 'Five letter-dice word games: roll, spell, score.',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f2e8',
    theme_color: '#f7f2e8',
    categories: ['games'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  },
  workbox: {
    // All of it, once the first page is there: rules can be read without a line, and a page that is open while the
    // server is renewed goes on with the parts of its own version.
    globPatterns: ['index.html', 'assets/*.{js,css,woff2}'],
    navigateFallbackDenylist: [/^\/(api|healthz|readyz|metrics)/],
  },
});

const everyPageNeeds = (id: string): boolean =>
  /\/node_modules\/(svelte|esm-env|clsx)\//.test(id) ||
  (/\/src\/(lib|ui)\//.test(id) &&
    !/\/(de|nl|da|it)\.ts$|\/(Grid|GridTools|Possible|BestWords|Decisions)\.svelte|\/gridKeys\.ts/.test(id));

// So do the texts of every page in a language.
const languages = ['de', 'nl', 'da', 'it'].map((name) => ({
  name,
  test: new RegExp(`/src/(lib|ui|pages)/.*/${name}\\.ts$`),
}));

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), installable],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/shakespell/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
    rolldownOptions: {
      // What every page needs comes in one piece: on a slow line each further file costs a way there and back.
      output: { codeSplitting: { groups: [{ name: 'index', test: everyPageNeeds }, ...languages] } },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}));
