/** Routing numbers that many customers have, by bank. A bank has several: what is not here is still a routing number. */
const routingNumbers: Readonly<Record<string, readonly string[]>> = {
  'Ally Bank': ['124003116'],
  'Bank of America': ['021000322', '026009593', '063100277', '111000025', '121000358'],
  'Capital One': ['051405515'],
  Chase: ['021000021', '111000614', '267084131', '322271627'],
  Citibank: ['021000089'],
  'Citizens Bank': ['036076150'],
  'Fifth Third Bank': ['042000314'],
  Huntington: ['044000024'],
  KeyBank: ['041001039'],
  'M&T Bank': ['022000046'],
  'Navy Federal': ['256074974'],
  PNC: ['043000096'],
  Regions: ['062000019'],
  'TD Bank': ['031201360'],
  Truist: ['061000104'],
  USAA: ['314074269'],
  'U.S. Bank': ['091000022'],
  'Wells Fargo': ['121000248', '121042882'],
  // The sandbox's, in a range that no bank has.
  'First Sample Bank': ['999000001'],
};

const names = new Map(
  Object.entries(routingNumbers).flatMap(([bank, numbers]) =>
    numbers.map((number) => [number, bank] as const),
  ),
);

/** What a bank is called by whoever banks there; `null` where the number is not whole, or not one of those known here. */
export const bankNameOf = (routingNumber: string): string | null => names.get(routingNumber) ?? null;

/** Every routing number whose bank is known. */
export const knownRoutingNumbers: readonly string[] = [...names.keys()];
