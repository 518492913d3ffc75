/** What words before a figure make of it. */
export type Role =
  | 'max'
  | 'min'
  | 'after'
  | 'until'
  | 'before'
  | 'opens'
  | 'about'
  | 'for'
  | 'between'
  | 'in'
  | 'rated'
  | 'hour';

/** Words before a figure; of phrases with the same end the longest counts. Without hamza, like search forms. */
export const LEADS = tableOf<Role>({
  max: 'under|below|less than|less then|lower than|up to|upto|max|maximum|at most|within|cheaper than|budget|budget is|budget of|my budget is|ميزانيه|ميزانيتي|بميزانيه|بحد اقصي|اقل من|باقل من|اقل عن|باقل عن|تحت|ارخص من|ارخص عن|يقل عن|تقل عن',
  min: 'from|over|above|more than|more then|exceed|exceeds|exceeding|beyond|at least|minimum|min|higher than|better than|starting from|starting at|اكثر من|باكثر من|اكثر عن|باكثر عن|ازيد من|ازود من|فوق|من|اعلي من|افضل من|علي الاقل|يتجاوز|تتجاوز|يتعدي|تتعدي|يزيد عن|تزيد عن|يزيد علي|تزيد علي|يزيد سعر عن|يزيد سعرها عن|يتعدي سعر',
  after: 'after|past|بعد',
  until: 'until|till|til|حتي|لين|لحد|الي',
  before: 'before|b4|earlier than|قبل|bago|bago mag|bago ang',
  opens: 'opens|opens at|opening at|open from|يفتح|تفتح|يفتح ساعه|تفتح ساعه',
  about: 'around|about|approx|approximately|roughly|حوالي|تقريبا|بحدود',
  for: 'for|of|with|only|just|ب',
  between: 'between|budget between|بين|ميزانيتي بين|ميزانيه بين|بميزانيه بين',
  in: 'in|after|within|خلال|بعد',
  rated: 'rating|ratings|rated|تقييم|تقييمها|بتقييم',
  hour: 'at|ساعه|at the|alas',
});

/** What words behind a figure make of it. */
export type Unit =
  | 'price'
  | 'stars'
  | 'am'
  | 'pm'
  | 'hours'
  | 'minutes'
  | 'measure'
  | 'rated'
  | 'more'
  | 'less'
  | 'oclock'
  | 'before';

/** Words behind a figure. */
export const UNITS = tableOf<Unit>({
  price: 'aed|dh|dhs|dirham|dirhams|dirhum|bucks|درهم|درهما|دراهم',
  stars: 'star|stars|نجوم|نجمه',
  am: 'am|ص',
  pm: 'pm|م',
  hours: 'h|hr|hrs|hours|hour|ساعات|ساعه|ساعتين',
  measure:
    'day|days|week|weeks|km|kms|kilometer|kilometers|kilometre|kilometres|meters|metres|ايام|كم|كيلو|متر',
  minutes: 'min|mins|minute|minutes|دقيقه|دقايق|دقائق',
  oclock: 'baje|bajay|o clock|oclock|mani|manikku',
  before: 'se pehle|se pehlay|pehle|ke pehle|munpu|munp|munne',
  rated: 'rating|rated|تقييم',
  more: 'plus|or more|or above|or better|and up|and above|and more|وما فوق|فما فوق|و اكثر|واكثر|او اكثر',
  less: 'max|maximum|tops|at most|at the most|بحد اقصي|كحد اقصي|حد اقصي|or less|and below|or below|or under|se kam|se kam me|se kam mein|ke andar|se neeche|se niche|tak|و اقل|او اقل',
});

/** What turns a limit round: "nothing over 150", «ما بدفع اكثر من ٤٠»; and how many words may stand between. */
export const NEGATIONS = new Set(
  'dont didnt doesnt wont wouldnt cant cannot couldnt shouldnt isnt arent never none nobody لن مب مو مش محد'.split(
    ' ',
  ),
);

/** Every word of these phrases: none is a misspelling of another. */
export const FIGURE_WORDS: ReadonlySet<string> = new Set([
  ...[...LEADS.keys(), ...UNITS.keys()].flatMap((phrase) => phrase.split(' ')),
  ...NEGATIONS,
]);

function tableOf<Name extends string>(phrases: Record<Name, string>): Map<string, Name[]> {
  const table = new Map<string, Name[]>();
  for (const [name, texts] of Object.entries(phrases) as [Name, string][])
    for (const text of texts.split('|')) table.set(text, [...(table.get(text) ?? []), name]);
  return table;
}
