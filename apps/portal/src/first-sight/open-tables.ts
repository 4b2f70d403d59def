/**
 * The tables by which money and dates are written open once, at first use: while the portal of whoever has signed in is on its way,
 * and once the page itself is painted.
 */
export function openTables(): void {
  const session = document.querySelector<HTMLMetaElement>("meta[name='linework-session']");
  if (!session?.content.startsWith('{')) return;
  const open = () => {
    new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(1);
    new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(0);
  };
  requestAnimationFrame(() => setTimeout(open));
}
