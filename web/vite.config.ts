/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The Python package carries the built client, so that a wheel needs no Node where it is installed.
const server = process.env['SHAKESPELL_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/shakespell/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 400,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'jsdom', include: ['tests/**/*.test.ts'], setupFiles: ['tests/setup.ts'] },
}));
