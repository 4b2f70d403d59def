/** Whether the customer asked for what comes next, so that the browser has nothing to ask about it (spec section 4). */
let isAllowed = false;

const forget = () => {
  isAllowed = false;
};

/** Says that what leaves this page now is what the customer asked for; until they press something else. */
export function allowLeaving(): void {
  isAllowed = true;
  for (const sign of ['pointerdown', 'keydown']) {
    window.addEventListener(sign, forget, { once: true, capture: true });
  }
}

export const isLeavingAllowed = (): boolean => isAllowed;

/** To an address that is not one of the portal's pages, as the customer asked. */
export function leaveFor(address: string): void {
  allowLeaving();
  window.location.assign(address);
}

/** The same page, from the start, as the customer asked. */
export function loadAnew(): void {
  allowLeaving();
  window.location.reload();
}
