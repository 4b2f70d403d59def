import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const edge = process.env.EDGE_URL ?? 'http://127.0.0.1:8081';

export default defineConfig(({ command }) => ({
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US', 'es-US', 'es-ES'] })],
  // The edge replaces the placeholder by a new nonce in every answer; the development server has no such policy.
  html: command === 'build' ? { cspNonce: '__NONCE__' } : {},
  build: { target: 'es2022', manifest: true, sourcemap: false, cssCodeSplit: true },
  server: {
    port: 8080,
    proxy: Object.fromEntries(['/api', '/selfservice', '/demo'].map((path) => [path, { target: edge }])),
  },
}));
