import { z } from 'zod';

const told = z.object({ portal: z.url() });

/** Where `npm start` and `npm run dev` serve the portal unless told otherwise. */
export const usualPortal = 'http://localhost:8080';

/** Where the portal is that this catalogue belongs to: whoever serves the catalogue says so, if it is not where it usually is. */
export async function fetchPortalAddress(): Promise<string> {
  try {
    const response = await fetch('./portal.json');
    return told.parse(await response.json()).portal;
  } catch {
    return usualPortal;
  }
}
