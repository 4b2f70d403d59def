import type { Plugin } from 'vite';

/** Vite's own element, from whose `nonce` both its preloading and our styles read: browsers hide it from everybody else. */
const asWritten = '<meta property="csp-nonce" nonce=';

/** Makes the element that names the page's nonce valid: one with a `property` has a `content`, here an empty one. */
export function nonceMeta(): Plugin {
  return {
    name: 'nonce-meta',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page) {
        if (!page.includes(asWritten)) throw new Error('Vite no longer names the nonce as it did');
        return page.replace(asWritten, '<meta property="csp-nonce" content="" nonce=');
      },
    },
  };
}
