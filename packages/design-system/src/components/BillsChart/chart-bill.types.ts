/** A bill as the chart draws it. */
export interface ChartBill {
  id: string;
  /** Under the bar: "Nov". */
  short: string;
  /** In the tip, and spoken: "November 2026". */
  name: string;
  /** What the bar's height stands for; a credit, below zero, hangs from the line of nothing. */
  cents: number;
  /** The amount in words: "$178.25". */
  amount: string;
  /** Soft where it is paid, empty where a payment is on its way, hatched where it is not, in amber where it is late. */
  state: 'done' | 'sent' | 'open' | 'late';
  /** What became of it: "Paid June 8, Auto Pay". */
  note: string;
}
