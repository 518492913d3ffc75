const ABOUT = `
<p>Lamaa is a public directory for everybody who owns a car in the United Arab Emirates and would rather not
spend an evening looking for somebody to clean it. We list <strong>500+ verified providers</strong> in all
seven emirates, from the self-service bay around the corner to the studio that spends three days on one coat
of paint.</p>

<h2>Why we began</h2>
<p>Dust falls on every car here, from Al Ain to Khor Fakkan. Yet the people who wash cars were hard to
compare: phone numbers on windscreen cards, prices in chat groups, opening hours nobody had written down.
Over <strong>5+ years</strong> we have collected that knowledge in one place, and more than <strong>50K+
customers</strong> have used it to find a wash that fits their car, their day and their budget.</p>

<h2>What you can do here</h2>
<ul>
<li>Look for providers by emirate, wash type, rating and by whether they come to you.</li>
<li>Compare prices, opening hours and what a wash includes.</li>
<li>Call, open a WhatsApp chat or visit a website: you book with the provider directly.</li>
<li>Send a booking request from the page of <a href="/car-wash-apps">car wash apps</a>: our team passes it on
and contacts you to confirm the appointment.</li>
<li>Find help at any hour. Some providers work <strong>24/7</strong>, and <a
href="/wash-type/247-services">a list of their own</a> shows who they are.</li>
</ul>

<h2>How listings come about</h2>
<p>Businesses send us their details with <a href="/update-listing">a free form</a>. Our team reads every
submission, and marks a listing as verified once it has confirmed that the business exists. Phone numbers and
websites are checked separately. Nobody can pay for a badge or a tick.</p>

<h2>What we are not</h2>
<p>Lamaa washes no cars, takes no payments and needs no account. What you agree with a provider stays between
the two of you. If a listing is wrong, <a href="/contact">write to us</a> and we will
look into it; we reply within 24 hours.</p>

<blockquote><p>A clean car is a small thing. Finding the person who cleans it well should be one,
too.</p></blockquote>

<p>Start with <a href="/services">all services</a>, or with the emirate you live in.</p>`;

const ABOUT_IN_ARABIC = `
<p>لمعة دليل عام لكل من يملك سيارة في الإمارات العربية المتحدة ولا يريد أن يضيع مساءه في البحث عمّن يغسلها. ندرج
فيه <strong>أكثر من 500 مزوّد موثّق</strong> في الإمارات السبع، من محطة الخدمة الذاتية القريبة إلى الورشة التي تقضي
ثلاثة أيام في طبقة حماية واحدة.</p>

<h2>لماذا بدأنا</h2>
<p>ينزل الغبار على كل سيارة هنا، من العين إلى خورفكان. ومع ذلك كانت المقارنة بين من يغسل السيارات صعبة: أرقام هواتف على
بطاقات تحت المسّاحات، وأسعار في مجموعات المحادثة، وساعات عمل لم يدوّنها أحد. جمعنا هذه المعرفة في مكان واحد خلال
<strong>أكثر من 5 سنوات</strong>، واستعان بها <strong>أكثر من 50 ألف عميل</strong> ليجدوا غسيلًا يناسب سيارتهم ويومهم
وميزانيتهم.</p>

<h2>ما الذي يمكنك فعله هنا</h2>
<ul>
<li>ابحث عن المزوّدين بحسب الإمارة ونوع الغسيل والتقييم، وبحسب من يأتي إليك.</li>
<li>قارن الأسعار وساعات العمل وما يشمله الغسيل.</li>
<li>اتصل أو افتح محادثة واتساب أو زر موقعًا إلكترونيًا: تحجز لدى المزوّد مباشرة.</li>
<li>أرسل طلب حجز من صفحة <a href="/ar/car-wash-apps">تطبيقات الغسيل</a>: ينقله فريقنا ويتواصل معك لتأكيد الموعد.</li>
<li>اعثر على من يخدمك في أي ساعة. فبعض المزوّدين يعملون <strong>على مدار الساعة</strong>، ولهم <a
href="/ar/wash-type/247-services">قائمة خاصة بهم</a>.</li>
</ul>

<h2>كيف تُدرج المغاسل</h2>
<p>ترسل المغاسل بياناتها إلينا عبر <a href="/ar/update-listing">نموذج مجاني</a>. يقرأ فريقنا كل طلب، ويعطي علامة
التوثيق بعد أن يتأكد من أن النشاط قائم فعلًا. أما أرقام الهواتف والمواقع الإلكترونية فيتحقّق منها على حدة. ولا يمكن لأحد
أن يشتري شيئًا من ذلك.</p>

<h2>ما لا نقوم به</h2>
<p>لا تغسل لمعة السيارات ولا تستلم أي مدفوعات ولا تحتاج إلى حساب. وما تتفق عليه مع المزوّد يبقى بينكما. وإن وجدت بيانات
خاطئة <a href="/ar/contact">فراسلنا</a> لننظر فيها، ونحن نردّ خلال 24 ساعة.</p>

<blockquote><p>السيارة النظيفة أمر بسيط، وينبغي أن يكون العثور على من يحسن تنظيفها بسيطًا أيضًا.</p></blockquote>

<p>ابدأ من <a href="/ar/services">كل الخدمات</a>، أو من الإمارة التي تسكنها.</p>`;

const PARTNERS_DRAFT = `
<h2>Partners</h2>
<p>This page is being written.</p>`;

export const PAGES = [
  { slug: 'about-us', title: 'About Lamaa', content: ABOUT.trim(), is_published: true },
  { slug: 'about-us-ar', title: 'عن لمعة', content: ABOUT_IN_ARABIC.trim(), is_published: true },
  { slug: 'partners', title: 'Partners', content: PARTNERS_DRAFT.trim(), is_published: false },
];
