/** Makes of cars, which no provider is limited to: searches read them, but they narrow nothing. */
// prettier-ignore
export const MAKES: Readonly<Record<string, readonly string[]>> = {
  'alfa-romeo': ['alfa romeo'], 'aston-martin': ['aston martin'], audi: ['audi', 'اودي'], avatr: ['avatr'], baic: ['baic'], bestune: ['bestune'], bugatti: ['bugatti'], buick: ['buick'], bentley: ['bentley', 'بنتلي'], bmw: ['bmw', 'beemer', 'بي ام', 'بي ام دبليو'], byd: ['byd', 'بي واي دي'],
  cadillac: ['cadillac', 'كاديلاك'], changan: ['changan', 'شانجان'], chery: ['chery', 'شيري'], chrysler: ['chrysler'], citroen: ['citroen'], cupra: ['cupra'], deepal: ['deepal'], denza: ['denza'], exeed: ['exeed'], fiat: ['fiat', 'فيات'], gac: ['gac'], hongqi: ['hongqi'], hummer: ['hummer', 'همر'], jaecoo: ['jaecoo'], lucid: ['lucid'], maxus: ['maxus'], nio: ['nio'], omoda: ['omoda'], opel: ['opel', 'اوبل'], polestar: ['polestar'], rivian: ['rivian', 'ريفيان'], xpeng: ['xpeng'], zeekr: ['zeekr'], chevrolet: ['chevrolet', 'chevy', 'شفروليه', 'شيفروليه'], dodge: ['dodge', 'دودج'],
  ferrari: ['ferrari', 'فيراري'], ford: ['ford', 'فورد'], geely: ['geely', 'جيلي'], genesis: ['genesis', 'جينيسيس'], gmc: ['gmc', 'جي ام سي'],
  haval: ['haval', 'هافال'], honda: ['honda', 'هوندا'], hyundai: ['hyundai', 'هيونداي', 'هونداي'], infiniti: ['infiniti', 'انفينيتي'],
  isuzu: ['isuzu', 'ايسوزو'], jaguar: ['jaguar', 'جاكوار'], jetour: ['jetour', 'جيتور'], kia: ['kia', 'كيا'],
  lamborghini: ['lamborghini', 'lambo', 'لامبورغيني', 'لامبورجيني'], 'land-rover': ['land rover', 'landrover', 'لاند روفر'], lexus: ['lexus', 'لكزس'],
  lincoln: ['lincoln', 'لينكولن'], maserati: ['maserati', 'مازيراتي'], mazda: ['mazda', 'مازدا'], mclaren: ['mclaren', 'ماكلارين'],
  mercedes: ['mercedes', 'mercedes benz', 'benz', 'merc', 'amg', 'مرسيدس', 'maybach', 'مايباخ'], mg: ['mg', 'ام جي'], mini: ['ميني كوبر'],
  mitsubishi: ['mitsubishi', 'ميتسوبيشي'], nissan: ['nissan', 'نيسان'], peugeot: ['peugeot', 'بيجو'], porsche: ['porsche', 'بورش'],
  ram: ['dodge ram'], renault: ['renault', 'رينو'], 'rolls-royce': ['rolls royce', 'رولز رويس'], skoda: ['skoda', 'سكودا'], subaru: ['subaru', 'سوبارو'],
  suzuki: ['suzuki', 'سوزوكي'], tesla: ['tesla', 'teslas', 'تسلا', 'تيسلا'], toyota: ['toyota', 'تويوتا'],
  volkswagen: ['volkswagen', 'vw', 'فولكس واجن'], volvo: ['volvo', 'فولفو'],
};

/** Models of cars that are driven here, by the size that prices tell apart; a name that is also another word is not among them. */
// prettier-ignore
export const MODELS = {
  small: [
    'camry', 'كامري', 'corolla', 'كورولا', 'yaris', 'يارس', 'accord', 'اكورد', 'civic', 'سيفيك', 'sunny', 'nissan sunny', 'صني', 'altima', 'التيما', 'maxima', 'ماكسيما',
    'sentra', 'سنترا', 'elantra', 'النترا', 'accent', 'hyundai accent', 'اكسنت', 'sonata', 'سوناتا', 'cerato', 'سيراتو', 'kia k5', 'picanto', 'بيكانتو', 'mazda 3', 'mazda 6',
    'lancer', 'لانسر', 'attrage', 'mirage', 'c class', 'e class', 's class', 'golf', 'vw golf', 'passat', 'باسات', 'mustang', 'موستنج', 'charger', 'تشارجر', 'challenger',
    'camaro', 'كمارو', 'corvette', 'panamera', 'باناميرا', 'lexus es', 'lexus is', 'swift', 'suzuki swift', 'mg5', 'mg 5', 'mini cooper', 'model 3', 'taycan', 'تايكان', 'byd seal', 'seal byd', 'rolls royce ghost', 'i10', 'i20',
  ],
  suv: [
    'land cruiser', 'landcruiser', 'لاندكروزر', 'لاند كروزر', 'prado', 'land cruiser prado', 'برادو', 'fortuner', 'فورتشنر', 'rav4', 'rav 4', 'راف فور', 'fj cruiser', 'fj40', 'fj 40', 'اف جي', 'mg zs', 'zs', 'byd atto', 'atto 3', 'r1s', 'r1t', 'highlander',
    'patrol', 'nissan patrol', 'باترول', 'نيسان باترول', 'x trail', 'xtrail', 'اكستريل', 'pathfinder', 'باثفندر', 'armada', 'kicks', 'tahoe', 'تاهو', 'yukon', 'يوكن', 'suburban',
    'سوبربان', 'escalade', 'اسكاليد', 'explorer', 'ford explorer', 'اكسبلورر', 'bronco', 'wrangler', 'jeep wrangler', 'رانجلر', 'grand cherokee', 'cherokee', 'شيروكي', 'pajero',
    'باجيرو', 'montero', 'outlander', 'tucson', 'توسان', 'santa fe', 'سنتافي', 'palisade', 'باليسيد', 'creta', 'كريتا', 'sportage', 'سبورتاج', 'كيا سبورتاج', 'sorento', 'سورينتو',
    'telluride', 'تيلورايد', 'seltos', 'cr v', 'crv', 'honda pilot', 'cx 5', 'cx5', 'cx 9', 'cx9', 'range rover', 'range rover sport', 'range rover vogue', 'رنج', 'رنج روفر', 'رنج روفر سبورت', 'الفئة جي', 'defender', 'ديفندر', 'evoque', 'velar', 'discovery',
    'cayenne', 'كايين', 'macan', 'g wagon', 'g class', 'g63', 'جي كلاس', 'urus', 'اوروس', 'cullinan', 'كولينان', 'bentayga', 'بنتايجا', 'lexus lx', 'لكزس ال اكس', 'lx570', 'lx 570', 'lx600', 'x5', 'bmw x5', 'x6', 'x7',
    'q7', 'q8', 'touareg', 'طوارق', 'tiguan', 'jimny', 'جيمني', 'qx80', 'qx60', 'model y', 'jetour t2', 'haval h6', 'gle', 'gls', 'glc', 'durango', 'duster', 'داستر',
  ],
  large: [
    'hiace', 'هايس', 'h1', 'h 1', 'hyundai h1', 'hilux', 'هايلكس', 'هايلوكس', 'coaster', 'كوستر', 'sienna', 'سيينا', 'odyssey', 'carnival', 'كارنفال', 'staria', 'urvan', 'transit', 'sprinter', 'navara', 'ranger', 'ford ranger', 'f150',
    'f 150', 'raptor', 'رابتر', 'silverado', 'سلفرادو', 'sierra', 'سييرا', 'tundra', 'تندرا', 'l200', 'd max', 'v class', 'شاص', 'land cruiser pickup', 'cybertruck',
  ],
} as const;
