/**
 * Names that show that an address is not in the UAE: other names of countries and their cities, in both scripts, except names that
 * also occur in the UAE.
 */
// prettier-ignore
export const FOREIGN_PLACES: Readonly<Record<string, readonly string[]>> = {
  'Saudi Arabia': [
    'KSA', 'K.S.A', 'Kingdom of Saudi Arabia', 'Saudi', 'السعودية', 'المملكة العربية السعودية', 'Riyadh', 'Jeddah', 'Jiddah',
    'Dammam', 'Khobar', 'Al Khobar', 'Makkah', 'Mecca', 'Medina', 'Madinah', 'Taif', 'Jubail', 'Tabuk', 'Abha', 'Buraidah',
    'Hofuf', 'Al Ahsa', 'Hail', 'Najran', 'Jizan', 'Yanbu', 'الرياض', 'جدة', 'الدمام', 'الخبر', 'مكة', 'مكة المكرمة',
    'المدينة المنورة', 'الطائف', 'الجبيل', 'تبوك', 'أبها', 'بريدة', 'الأحساء',
  ],
  Oman: [
    'Sultanate of Oman', 'عمان', 'سلطنة عمان', 'Muscat', 'Salalah', 'Sohar', 'Suhar', 'Nizwa', 'Seeb', 'Barka', 'Ibri',
    'Rustaq', 'Buraimi', 'Al Buraimi', 'Khasab', 'Madha', 'مسقط', 'صلالة', 'صحار', 'نزوى', 'البريمي', 'خصب',
  ],
  Qatar: ['State of Qatar', 'قطر', 'Doha', 'Al Wakrah', 'Lusail', 'Al Khor', 'الدوحة', 'الوكرة', 'لوسيل'],
  Kuwait: [
    'State of Kuwait', 'الكويت', 'Kuwait City', 'Hawally', 'Salmiya', 'Farwaniya', 'Al Farwaniyah', 'Jahra', 'مدينة الكويت',
    'حولي', 'السالمية', 'الفروانية',
  ],
  Bahrain: [
    'Kingdom of Bahrain', 'البحرين', 'مملكة البحرين', 'Muharraq', 'Riffa', 'Isa Town', 'Hamad Town', 'المحرق', 'الرفاع',
  ],
  Iran: ['Islamic Republic of Iran', 'إيران', 'Tehran', 'Bandar Abbas', 'Bandar Lengeh', 'Kish Island', 'Shiraz'],
  Iraq: ['العراق', 'Baghdad', 'Basra', 'Erbil', 'بغداد', 'البصرة'],
  Yemen: ['اليمن', 'Sanaa', 'Aden', 'صنعاء', 'عدن'],
  Jordan: ['الأردن', 'المملكة الأردنية الهاشمية', 'Amman', 'Irbid', 'Zarqa'],
  Lebanon: ['لبنان', 'Beirut', 'بيروت'],
  Egypt: ['مصر', 'جمهورية مصر العربية', 'Cairo', 'Giza', 'القاهرة', 'الجيزة', 'الإسكندرية'],
  Turkey: ['Türkiye', 'Turkiye', 'تركيا', 'Istanbul', 'Ankara'],
  Morocco: ['المغرب', 'Casablanca', 'Rabat'],
  India: [
    'Republic of India', 'الهند', 'Mumbai', 'New Delhi', 'Bengaluru', 'Bangalore', 'Hyderabad', 'Chennai', 'Kochi', 'Kozhikode',
    'Kolkata', 'Pune',
  ],
  Pakistan: ['باكستان', 'Karachi', 'Lahore', 'Islamabad', 'Rawalpindi', 'Peshawar'],
  Bangladesh: ['Dhaka', 'Chittagong'],
  'Sri Lanka': ['Colombo'],
  Philippines: ['The Philippines', 'Quezon City', 'Makati'],
  'United Kingdom': [
    'UK', 'U.K', 'Great Britain', 'England', 'Scotland', 'Wales', 'المملكة المتحدة', 'بريطانيا', 'Manchester', 'Birmingham',
    'Edinburgh',
  ],
  'United States': [
    'USA', 'U.S.A', 'United States of America', 'أمريكا', 'الولايات المتحدة', 'New York', 'Los Angeles', 'Houston',
  ],
  Canada: ['كندا', 'Toronto', 'Vancouver'],
  Australia: ['أستراليا', 'Sydney', 'Melbourne'],
  Germany: ['Deutschland', 'ألمانيا', 'Berlin', 'Munich'],
  France: ['فرنسا', 'Paris'],
  Spain: ['España', 'Madrid'],
  Italy: ['Italia', 'Milan'],
  Netherlands: ['The Netherlands', 'Amsterdam'],
  Russia: ['Moscow'],
  China: ['Shanghai', 'Guangzhou'],
  Singapore: [],
  Malaysia: ['Kuala Lumpur'],
  'South Africa': ['Johannesburg', 'Cape Town'],
};
