/** The part of a price that names the amount. */
const AMOUNT = /AED|درهم|د\.إ/;

/** Renders a price: its amount strong, then for which car or what it is. "AED 45 · small car" */
export function PriceText({ children: text }: { children: string }) {
  const parts = text.split(' · ');
  const amount = parts.find((part) => AMOUNT.test(part));
  if (amount === undefined) return text;
  const rest = parts.filter((part) => part !== amount).join(' · ');
  return (
    <>
      <b className="amount">{amount}</b> {rest && <span>{rest}</span>}
    </>
  );
}
