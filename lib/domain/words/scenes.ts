/**
 * Words of names that say what a provider's drawn scene shows, the ones that say most first. One that begins or ends with a space is
 * the beginning or the end of a word.
 */
// prettier-ignore
export const SUBJECT_WORDS = [
  ['tunnel', [' tunnel', ' drive thru', ' drive through', ' conveyor', ' roller', 'نفق', 'اوتوماتيك']],
  ['selfService', [' diy ', ' self service', ' self serve', ' self wash', ' coin ', 'خدمه ذاتيه', 'غسيل ذاتي']],
  ['steam', [' steam', ' vapour', ' vapor', 'بخار']],
  ['mobile', [' mobile', ' van ', ' vans ', ' doorstep', ' driveway', ' at home', ' to you', ' on wheels', ' travelling', ' rolling', 'متنقل', 'لباب']],
  ['protection', [' coat', ' ceramic', ' shield', ' armour', ' armor', ' wax', ' film', 'سيراميك', 'حمايه', 'نانو']],
  ['eco', [' eco ', ' green ', ' waterless', ' dry ', ' zero ', 'بدون ماء']],
  ['interior', [' interior', ' cabin', ' seat', ' upholster']],
  ['fleet', [' fleet', ' truck', ' bus ', ' buses']],
  ['forecourt', [' fuel', ' filling', ' station ', ' petrol', ' pit ', 'محطه']],
  ['studio', [' detail', ' studio', ' atelier', ' lab ', ' concours', ' polish', 'تلميع']],
  ['foam', [' foam', ' suds', ' lather', ' bubble', ' raghw', 'رغوه']],
  ['hand', [' hand ', ' mitt ', ' sponge', ' chamois', ' bucket', 'يدوي']],
] as const;

/** Words of names, and of the kind of place, that say where it is drawn. */
// prettier-ignore
export const BACKDROP_WORDS = [
  ['tower', [' tower', ' podium', 'برج']],
  ['garage', [' parking', ' car park', ' basement', ' mall ', ' garage', 'مواقف', 'قبو', 'مول ']],
  ['dunes', [' dune', ' desert', ' sand ', ' sands ', ' sahr', ' kuthban', ' rimal', ' ghubar', 'كثبان', 'صحرا', 'رمال']],
  ['sea', [' sea ', ' marina', ' dhow', ' abra ', ' pearl', ' lulu', ' wave', ' mawj', ' bahr', ' coast', ' beach', ' corniche', ' creek', ' khor ', ' mangrove', 'بحر', 'موج', 'لولو', 'شاط', 'كورنيش']],
  ['hills', [' jebel', ' jabal', ' wadi', ' mountain', ' hill', ' hajar', ' falaj', 'جبل', 'وادي', 'فلج']],
  ['oasis', [' palm', ' oasis', ' nakhl', ' tamr', ' ghaf ', ' sidr', ' samar ', 'نخل', 'واحه', 'سدر', 'تمر']],
  ['villas', [' home', ' house', ' villa', ' driveway', ' doorstep', ' majlis', ' barjeel', ' sikka ', 'بيت', 'منزل']],
] as const;
