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
<li>Call, open a WhatsApp chat or visit a website: you deal with the provider directly.</li>
<li>Find help at any hour. Some providers work <strong>24/7</strong>, and <a
href="/wash-type/247-services">a list of their own</a> shows who they are.</li>
</ul>

<h2>How listings come about</h2>
<p>Businesses send us their particulars with <a href="/update-listing">a free form</a>. Our team reads every
submission, checks the contact data it can check and marks the listing as verified when the picture is
complete. Nobody can pay for a tick.</p>

<h2>What we are not</h2>
<p>Lamaa takes no payments and needs no account; a booking is made with the provider. What you agree with a
provider stays between the two of you. If a listing is wrong, <a href="/contact">write to us</a> and we will
look into it; we reply within 24 hours.</p>

<blockquote><p>A clean car is a small thing. Finding the person who cleans it well should be one,
too.</p></blockquote>

<p>Start with <a href="/services">all services</a>, or with the emirate you live in.</p>`;

const PARTNERS_DRAFT = `
<h2>Partners</h2>
<p>This page is being written.</p>`;

export const PAGES = [
  { slug: 'about-us', title: 'About Lamaa', content: ABOUT.trim(), is_published: true },
  { slug: 'partners', title: 'Partners', content: PARTNERS_DRAFT.trim(), is_published: false },
];
