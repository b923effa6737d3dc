import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
/** The protocol is spoken by a server of one's own: `areo serve`. */
const proxy = { '/api': { target: 'http://127.0.0.1:8080', ws: true } };

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: here('./src'), $wire: here('../crates/wire/typescript/wire.ts') },
  },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: {
    // The sentences and the wire types lie beside this folder.
    fs: { allow: ['..'] },
    proxy,
  },
  preview: { proxy },
  test: { include: ['src/**/*.test.ts'] },
});
