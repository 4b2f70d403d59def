/** After a dot two small letters or digits, as in `www.evil.com`: `J.R.`, `St.John` and `Ma.Elena` are names. */
const address = /[@/\\:]|[Ww]{3}\.|[.\u3002\uff0e\uff61][\p{Ll}\p{Nd}]{2}/u;

/** Whether a name reads like the address of a page or a mailbox. */
export const readsLikeAddress = (name: string): boolean => address.test(name);
