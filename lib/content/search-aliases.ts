import type { Emirate } from '../domain/emirates';
import type { Kind } from '../domain/kinds';
import type { WashType } from '../domain/wash-types';

/** Other names that people type for emirates, wash types and kinds, in both scripts. Those of areas are in the database. */
export const ALIASES: Partial<Record<Emirate | WashType | Kind, string[]>> = {
  dubai: ['DXB'],
  'abu-dhabi': ['AUH'],
  sharjah: ['SHJ'],
  'ras-al-khaimah': ['RAK'],
  'umm-al-quwain': ['UAQ'],
  'mobile-car-wash': ['At home', 'Doorstep', 'Home service', 'متنقل', 'في المنزل'],
  'steam-cleaning': ['Steam wash', 'Vapour', 'بخار'],
  'auto-detailing': ['Car detailing', 'ديتيلنج'],
  'waterless-wash': ['Dry wash', 'Without water', 'غسيل جاف', 'بدون مياه'],
  'eco-friendly': ['Green wash', 'Ecological', 'صديق للبيئة'],
  '247-services': ['24 hours', 'Open 24/7', 'All night', '24 ساعة', 'طوال الليل'],
  hand: ['By hand', 'يدوي'],
  automatic: ['Tunnel', 'Drive through', 'أوتوماتيك', 'آلي'],
  'self-service': ['DIY', 'غسيل ذاتي'],
  foam: ['Snow foam', 'رغوة', 'فوم'],
  'full-service': ['Inside and out', 'غسيل شامل'],
  interior: ['Upholstery', 'Seat cleaning', 'تنظيف المقاعد', 'داخلي'],
  polishing: ['Waxing', 'Scratch removal', 'Paint correction', 'بوليش', 'إزالة الخدوش'],
  'ceramic-coating': ['Nano ceramic', 'Graphene', 'سيراميك', 'نانو'],
  'paint-protection': ['PPF', 'Protection film', 'فيلم حماية', 'حماية الصبغ'],
  engine: ['Engine bay', 'تنظيف المحرك', 'مكينة'],
  underbody: ['Chassis wash', 'غسيل الشاصي'],
  sanitising: ['Sanitizing', 'Disinfection'],
  fleet: ['أسطول'],
};
