export const TIPS_POSTS = [
  {
    title: 'Towers, Malls and Villas: Where a Mobile Wash May Work',
    slug: 'where-a-mobile-wash-may-work',
    category: 'tips',
    created_at: '2026-07-09 06:00:00+00',
    excerpt: 'The crew is on its way, and security says no. What to arrange beforehand, place by place.',
    content: `
<p>A <a href="/wash-type/mobile-car-wash">mobile car wash</a> saves you the trip and the queue. It does not
save you from the rules of the place where the car stands. A phone call beforehand is all it takes, if you
know whom to ask.</p>

<h2>Residential towers</h2>
<p>The owner or the association decides, and building management carries it out. Three arrangements are
common:</p>
<ol>
<li><strong>One company has the contract.</strong> Others are not let in, whatever you have agreed with
them.</li>
<li><strong>Registered companies only.</strong> The provider shows a trade licence and identity cards at the
desk and gets a pass. Regular crews usually have one already.</li>
<li><strong>Waterless or steam only.</strong> Hoses and buckets are forbidden because of drains, slippery
ramps and the cars next to yours.</li>
</ol>
<p>Ask the security desk which one applies, and write down the number of your bay and level. Phones often
have no signal in the lower basements, so agree on what happens if the crew cannot reach you.</p>

<h2>Malls</h2>
<p>A mall car park is private property, and most malls let one company wash there. You recognise it by the
counter near the lifts. Calling somebody else in may end with both of you being asked to leave. If you want
a particular provider, ask where it has permission to work.</p>

<h2>Offices</h2>
<p>In business parks the rules are similar to those of towers, yet there is one more person to ask: whoever
manages your company's parking. If five colleagues join in, many providers come on a fixed day and
offer a better price.</p>

<h2>Villas and streets</h2>
<p>At a villa you are free, within reason. Water that runs over the pavement and into the road is what
neighbours and municipalities object to, so let the crew work on your own ground. Washing cars in public
streets and car parks by hand, with buckets, is restricted and can be fined. It is also the reason to be
careful with people who offer it at the roadside without a company behind them.</p>

<h2>What to tell the provider</h2>
<ul>
<li>The exact pin, and the gate that is open for visitors.</li>
<li>Make, colour and plate number.</li>
<li>Whether there is water, power, shade and enough height for a van.</li>
<li>Whether you will be there or leave the key with somebody.</li>
</ul>

<blockquote><p>The best booking times are from 7 to 9 in the morning and from 4 to 6 in the afternoon: it is
cooler, and crews are more punctual than at midday.</p></blockquote>

<p>Do you live in a district with many towers? The pages for <a href="/district/dubai-marina">Dubai
Marina</a> and <a href="/district/al-reem">Al Reem Island</a> show who works there.</p>`,
  },
  {
    title: 'How to Read a Car Wash Price',
    slug: 'how-to-read-a-car-wash-price',
    category: 'tips',
    created_at: '2026-08-20 11:40:00+00',
    excerpt: 'From AED 25 to AED 1,500 for "a clean car". What is behind the figures, and what to ask.',
    content: `
<p>One provider writes "AED 35-60", another "From AED 45", and a third "AED 1,200-1,500". All of them
promise a clean car. They are talking about different things, and a little knowledge makes the figures
comparable.</p>

<h2>What a range means</h2>
<p>The lower figure is nearly always the price for a small car and the simplest wash. The upper one is for
an SUV or a seven-seater, sometimes with the interior. <em>"From"</em> means that there is no upper limit,
so ask for it. A single figure usually stands for one fixed package.</p>

<h2>What changes the price</h2>
<ul>
<li><strong>Size.</strong> Expect a quarter to a third more for an SUV, and more again for a pick-up with a
canopy.</li>
<li><strong>Condition.</strong> Mud, pet hair and beach sand cost time. Some providers charge for it, and
the honest ones say so when they see the photo.</li>
<li><strong>Distance.</strong> Mobile crews often include a radius around their base and charge for what is
beyond.</li>
<li><strong>Time.</strong> Nights, Fridays before Eid and the day after a sandstorm are the expensive
ones.</li>
<li><strong>Product.</strong> "Wax" may be a spray that lasts for a week or an hour of work that lasts for
months.</li>
</ul>

<h2>Typical steps</h2>
<ol>
<li>Self-service bay: you pay for minutes and do the work.</li>
<li>Automatic tunnel: fast, cheap, the outside only.</li>
<li>Hand wash with vacuum: what most people mean by a car wash.</li>
<li>Steam or a thorough interior clean: twice to three times as much.</li>
<li>Detailing and coating: hundreds of dirhams and more, for half a day to three days of work.</li>
</ol>

<h2>Packages</h2>
<p>Monthly packages lower the price of a single wash, often by a fifth or more. They pay off if the number
of visits fits your habits. Before you agree, ask whether unused washes are carried over, whether the
package can rest while you travel, and whether it holds for another car. Terms belong in writing; a WhatsApp
message is enough.</p>

<h2>Five questions before you say yes</h2>
<ol>
<li>Is that the final price for my car, VAT included?</li>
<li>Is the interior part of it, and is the boot?</li>
<li>How long will it take?</li>
<li>What happens if I am not satisfied?</li>
<li>How can I pay?</li>
</ol>

<blockquote><p>The cheapest wash is the one you do not have to repeat.</p></blockquote>

<h2>And the tip?</h2>
<p>It is not part of the price and nobody can demand it. AED 5 to 10 for a wash is common, more for a long
job in the heat. On Lamaa you can <a href="/services?sort=price">sort providers by their lowest price</a>.
Prices are what the providers told us; you settle them, and pay, with the provider directly.</p>`,
  },
];
