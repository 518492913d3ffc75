export const NEWS_POSTS = [
  {
    title: 'Lamaa in Arabic: The Whole Directory in Both Languages',
    slug: 'lamaa-in-arabic',
    category: 'news',
    created_at: '2026-09-10 08:30:00+00',
    excerpt: 'Every page of the directory can now be read in Arabic, from right to left, with one tap.',
    content: `
<p>Many of our visitors speak Arabic at home and English at work, and many who wash cars do neither. We have
begun with the first part: <strong>the whole directory can now be used in Arabic as well as in
English.</strong></p>

<h2>What has changed</h2>
<ul>
<li>There is a language switch at the top of every page, and in the menu on a phone.</li>
<li>It keeps you where you are. If you have filtered a list in English, the same list appears in
Arabic.</li>
<li>In Arabic the layout runs from right to left, the arrows and the order of columns included.</li>
<li>Every page has an address of its own in both languages, so a link that you share opens in the language
you shared.</li>
</ul>

<h2>What has not</h2>
<p>Names, addresses and descriptions of providers stay in the language in which we received them. Some write
in English, some in Arabic, and a name is a name. We have taken care that an English name inside an Arabic
sentence reads as it should, and the other way round. Articles in this blog appear in one language each; we
plan to publish more of them in Arabic.</p>

<h2>Why we did not translate the rest by machine</h2>
<p>We tried, and the results were funny for the wrong reasons. "Steam bay" turned into a bay of the sea, and
"hand wash" into something you do before lunch. A wrong address is worse than an English one. We would
rather let the businesses tell us how they want to be written.</p>

<h2>Searching in both scripts</h2>
<p>The search box accepts both scripts. It looks for what you type in the name, the address, the category,
the wash type and the description. An Arabic word finds the listings that contain it, and an English word
finds its own. If you are not sure how a street is spelt, choose the emirate from the list instead; it knows
both spellings.</p>

<h2>If you run a business</h2>
<p>Send us your name and your description in the language your customers use, or in both, with <a
href="/update-listing">the listing form</a>. It is free, and our team reviews every submission within 2-3
business days. Please write prices in dirhams and opening hours with the days of the week; visitors ask
about these two more than about anything else.</p>

<blockquote><p>Our name means "a shine" in Arabic. It was about time that the site could say
so.</p></blockquote>

<h2>Tell us what reads oddly</h2>
<p>No translation is finished. If a word sounds stiff, a button is cut off or a line runs in the wrong
direction, <a href="/contact">write to us</a> and name the page. We reply within 24 hours, and small
corrections are usually online in the same week.</p>

<p>Would you like to try it? Open <a href="/services">all services</a> and use the switch.</p>`,
  },
  {
    title: 'New: Find a Car Wash by District',
    slug: 'find-a-car-wash-by-district',
    category: 'news',
    created_at: '2026-10-06 06:50:00+00',
    excerpt:
      'Six neighbourhoods in Dubai and Abu Dhabi have a page of their own. Here is what you find there.',
    content: `
<p>An emirate is large. Somebody who lives on the twentieth floor of a tower by the water does not want a
list that includes every bay between the desert and the border. Six districts therefore have <strong>pages
of their own</strong>.</p>

<h2>The six districts</h2>
<h3>In Dubai</h3>
<ul>
<li><a href="/district/dubai-marina">Dubai Marina</a>: towers with deep basements, and so a good deal of
waterless and steam cleaning.</li>
<li><a href="/district/downtown-dubai">Downtown Dubai</a>: hotel and mall car parks, valets, and studios for
fine cars.</li>
<li><a href="/district/business-bay">Business Bay</a>: office hours matter most, and many crews come before
nine.</li>
<li><a href="/district/jlt">JLT</a>: clusters with shared parking, where neighbours often book
together.</li>
</ul>
<h3>In Abu Dhabi</h3>
<ul>
<li><a href="/district/corniche">Corniche</a>: close to the sea, where salt settles on the paint
every day.</li>
<li><a href="/district/al-reem">Al Reem Island</a>: family homes, two cars to a household, monthly
plans.</li>
</ul>

<h2>Which providers are shown</h2>
<p>A provider appears on the page of a district when its address lies there. The list begins with the best
ratings and holds up to twenty names. Mobile crews that have their base elsewhere may come to you all the
same, so have a look at <a href="/wash-type/mobile-car-wash">mobile car wash</a> too and ask whether they
cover your street.</p>

<h2>Why only six?</h2>
<p>We began where people asked most. A page is useful when there is something to compare on it, and in some
areas we know only two or three providers so far. For those, the page of the emirate is the better place to
begin: you find all seven in the menu, for example <a href="/emirates/sharjah">Sharjah</a> or <a
href="/emirates/ras-al-khaimah">Ras Al Khaimah</a>.</p>

<h2>Three ways to narrow a list down</h2>
<ol>
<li>By place: the emirate, or one of the six districts.</li>
<li>By wash type, and then by emirate: each of the six wash types has a page that shows how many providers
there are in each of the seven.</li>
<li>By anything else: on <a href="/services">all services</a> you can combine place, type, rating and
whether somebody comes to you, and then search for a word.</li>
</ol>

<h2>Which district is missing?</h2>
<p>Tell us <a href="/contact">where you park</a>. If you run a business in one of these districts and are
not on its page, your address in our directory may be incomplete. Send us the right one with <a
href="/update-listing">the listing form</a>; a listing is free, and so is a correction.</p>

<blockquote><p>The nearest wash is not always the best one, but it is good to know which one it
is.</p></blockquote>`,
  },
  {
    title: 'Draft: Prices Through the Year',
    slug: 'prices-through-the-year',
    category: 'news',
    created_at: '2026-10-22 09:00:00+00',
    is_published: false,
    excerpt: 'A draft about what providers charge from season to season. Not published yet.',
    content: `
<p>Does a wash cost more in July than in January? We would like to answer that with figures, and so far we
have too few of them. This draft collects what we know and what is still to be asked.</p>

<h2>What we can say already</h2>
<ul>
<li>Most listings show a range rather than a price. The lower end changes seldom, often for years.</li>
<li>The upper end follows the size of the car and the interior, hardly the season.</li>
<li>After a sandstorm the waiting time grows rather than the price. Demand on such a day is about twice the
usual one.</li>
<li>Before Eid many shops sell packages, and some close their books a few days ahead.</li>
</ul>

<h2>What providers have to plan for</h2>
<p>Summer makes the work slower. Crews take longer breaks, and outdoor work pauses around midday in the
hottest months. Mobile teams move their hours to the early morning and the evening, and this is when
everybody would like to book. Where a provider charges more in summer, this is mostly the reason.</p>
<p>Winter is the season of camping and of the desert. Cars arrive with sand in every rail, and the underbody
wants a rinse that nobody asks for in June. An hour of work more is not unusual for a large off-roader.</p>

<h2>What we would like to ask</h2>
<ol>
<li>Which of your prices changed during the past twelve months, and why?</li>
<li>Do you charge more for nights, weekends or public holidays?</li>
<li>How many of your customers have a monthly package?</li>
<li>Which service is asked for in summer and not in winter?</li>
</ol>

<h2>How we would count</h2>
<p>Only listings with a price in figures can be compared, and only within the same wash type: a coating and
a tunnel wash have nothing in common but the car. We would take the lowest price of each range, and the
middle value of all of them rather than the average, because a few studios with prices in four digits would
distort it. We would show emirates only where there are enough listings, and never name a single
business.</p>

<h2>What visitors can do meanwhile</h2>
<p>Ask for the final price for your car before work starts, tax included, and compare two or three <a
href="/services?sort=price">providers by their lowest price</a>. <em>How to read the figures</em> is the
subject of <a href="/blog/how-to-read-a-car-wash-price">an article of its own</a>. If you have noticed a
change in the prices near you, <a href="/contact">write to us</a>; it will help us to finish this one.</p>`,
  },
];
