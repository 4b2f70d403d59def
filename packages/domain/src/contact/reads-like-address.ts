/** What addresses are made of; after a dot two letters, as in every top-level domain: `J.R.` is a name. */
const address = /[@/\\:]|[.\u3002\uff0e\uff61][\p{L}\p{N}]{2}/u;

/** Whether a name reads like the address of a page or a mailbox, of which a mail program makes a link. */
export const readsLikeAddress = (name: string): boolean => address.test(name);
