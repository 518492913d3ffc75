/** Pictures and the facts of a provider. */
const PROVIDER = [
  '-mx-gutter h-[min(75vw,26rem)] row:mx-0 row:mt-14 row:rounded-card',
  'mt-3 h-8 w-1/2',
  'h-4',
  'h-4 w-3/5',
  'my-4 h-target',
  'h-4',
  'h-4 w-3/5',
];
const CARD = ['-mx-4 -mt-4 mb-1 aspect-[16/10]', 'h-4', 'h-4 w-3/5', 'mt-12 h-target'];

function Bars({ of }: { of: string[] }) {
  return of.map((bar, index) => <i key={index} className={`block rounded-item bg-sand-200 ${bar}`} />);
}

/** Renders the shape of a provider's page or of a list over the page that is left; another view of the same list has none. */
export function Skeleton({ path }: { path: string }) {
  const isProvider = /\/service\/\d+$/.test(path);
  const isList = /\/(services|emirates|wash-type|district|areas)\b/.test(path);
  if (!(isProvider || isList) || path === window.location.pathname) return null;
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 top-(--header-height,0rem) z-30 animate-appear-late overflow-hidden bg-sand-50"
    >
      <div className={`container-page grid ${isProvider ? 'gap-3' : 'grid-fill-80 gap-6 py-6'}`}>
        {isProvider ? (
          <Bars of={PROVIDER} />
        ) : (
          <>
            <Bars of={['col-span-full h-8 w-[min(20rem,70%)]']} />
            {[1, 2, 3].map((card) => (
              <div key={card} className="panel grid gap-3 overflow-hidden rounded-card p-4">
                <Bars of={CARD} />
              </div>
            ))}
          </>
        )}
      </div>
    </div>
  );
}
