export const ECO_FRIENDLY_POSTS = [
  {
    title: 'How Much Water Does a Car Wash Use?',
    slug: 'how-much-water-does-a-car-wash-use',
    category: 'eco-friendly',
    created_at: '2026-02-11 07:45:00+00',
    excerpt:
      'From the garden hose to a cloth and a spray: the usual methods compared, with what each does best.',
    content: `
<p>Almost all the tap water in the cities of the UAE was sea water not long ago. Desalting it takes energy,
and so the litres that run off a bonnet are worth counting. The figures below are typical ones for a medium
car. A careful person needs less, and a running hose needs far more.</p>

<table>
<thead>
<tr><th scope="col">Method</th><th scope="col">Water per car</th><th scope="col">Best for</th></tr>
</thead>
<tbody>
<tr><td>Garden hose</td><td>150-300 litres</td><td>Nothing the others cannot do</td></tr>
<tr><td>Automatic tunnel without recycling</td><td>120-250 litres</td><td>Speed</td></tr>
<tr><td>Automatic tunnel with recycling</td><td>20-60 litres of fresh water</td><td>Speed with a good
conscience</td></tr>
<tr><td>Pressure washer</td><td>50-90 litres</td><td>Mud, sand, wheel arches</td></tr>
<tr><td>Two buckets</td><td>20-40 litres</td><td>Careful hand wash</td></tr>
<tr><td>Steam</td><td>3-10 litres</td><td>Cabin, rims, grease</td></tr>
<tr><td>Waterless</td><td>Under 1 litre</td><td>Light dust</td></tr>
</tbody>
</table>

<h2>Why the hose does so badly</h2>
<p>A hose delivers between ten and fifteen litres a minute, whether somebody is rinsing or looking for the
sponge. A trigger at its end halves the use at once. A pressure washer looks wasteful and is not: it pushes
less water through a smaller nozzle, and so the same dirt is gone sooner.</p>

<h2>Where the water goes</h2>
<p>What leaves the car takes oil, brake dust and soap along. In a proper bay it runs through a trap for sand
and oil before it reaches the drain. In the street it reaches the storm drain, and often the sea, as it is.
That is one reason why washing with running water in public places is restricted in many communities.</p>

<h2>What you can do</h2>
<ul>
<li>Ask whether the tunnel near you recycles its water. Many do, and are glad to tell.</li>
<li>Choose <a href="/wash-type/waterless-wash">waterless</a> or <a
href="/wash-type/steam-cleaning">steam</a> for the weeks without a storm, and a full rinse after one.</li>
<li>Use a cover when the car stands for long. The wash that is not needed is the most frugal one.</li>
<li>Avoid washing just before wind and dust are forecast.</li>
</ul>

<h2>Is less always better?</h2>
<p>No. Paint matters as well, and a scratched panel that has to be polished or sprayed again costs more
energy than a few buckets of water. <strong>The rule is simple: the more sand, the more water; the more
dust, the less.</strong> A weekly light clean keeps you on the frugal side of it.</p>

<p>Providers who have told us about certified products or water recycling are listed under <a
href="/wash-type/eco-friendly">eco-friendly</a>. When you call, ask them what they do with the waste water;
a good answer takes one sentence.</p>`,
  },
  {
    title: 'Waterless Washing Explained',
    slug: 'waterless-washing-explained',
    category: 'eco-friendly',
    created_at: '2026-04-27 09:20:00+00',
    excerpt: 'A spray, a stack of cloths and no hose. How it works, when it is safe and when it is not.',
    content: `
<p>The first time you see it, it looks like a mistake: somebody sprays a dusty car and wipes it with a
cloth. Should that not scratch? With the wrong product it would. With the right one, and on the right day,
it does not.</p>

<h2>What is in the bottle</h2>
<p>A waterless product contains surfactants, which loosen the dirt, and polymers or wax, which make it
slippery. The liquid creeps under the dust, surrounds it and lifts it from the paint. The cloth then takes
up a film rather than pushing grains in front of it. What stays behind is a thin layer that shines and sheds
dust for some days.</p>

<h2>How it is done properly</h2>
<ol>
<li>The car is in the shade and the bodywork is cool to the touch.</li>
<li>One panel at a time: spray generously, wait for half a minute.</li>
<li>Wipe in one direction with a folded microfibre cloth, and turn to a fresh side after every stroke.</li>
<li>Buff with another, dry cloth.</li>
<li>The lower doors and the bumper come last, with cloths that never touch the bonnet again.</li>
</ol>
<p>A medium car takes eight to twelve cloths. <strong>If somebody does a whole car with two, ask them to
stop.</strong></p>

<h2>When it is the right choice</h2>
<ul>
<li>In basements and mall car parks, where running water is not allowed.</li>
<li>For cars that are cleaned once or twice a week and never get very dirty.</li>
<li>For offices: no puddles, no noise, no generator.</li>
<li>For everybody who wants to save water; see <a href="/blog/how-much-water-does-a-car-wash-use">how the
methods compare</a>.</li>
</ul>

<h2>When it is not</h2>
<ul>
<li>After a sandstorm or a drive through the dunes. Rinse first.</li>
<li>With dried mud, tar or cement splashes.</li>
<li>On matt paint and matt wraps, unless the product says so: shine is what you do not want there.</li>
<li>On a bonnet in the sun, where the liquid dries before it has done its work.</li>
</ul>

<h2>Three questions to ask</h2>
<blockquote><p>How many cloths do you use? What do you do with a very dusty car? Are the cloths washed
without softener?</p></blockquote>
<p>The answers should be "many", "rinse it first" and "yes". Softener clogs the fibres, and a clogged cloth
pushes the dust about.</p>

<p>You will find providers in every part of the country on the page for <a
href="/wash-type/waterless-wash">waterless wash</a>, and you can narrow the list down <a
href="/wash-type/waterless-wash/emirates">by emirate</a>.</p>`,
  },
  {
    title: 'Steam on Wheels: What It Cleans, and What It Does Not',
    slug: 'what-steam-cleaning-does',
    category: 'eco-friendly',
    created_at: '2026-05-14 10:05:00+00',
    excerpt:
      'Steam needs a few litres of water and hardly any chemicals. It is not the answer to every stain.',
    content: `
<p>Steam has a good name among car owners, and mostly for good reasons. It takes three to ten litres of
water for a whole car, it needs little or no detergent, and it reaches places that no brush gets into. It is
worth knowing where it shines and where something else works better.</p>

<h2>How it works</h2>
<p>A boiler makes steam of 120 to 160 degrees. At the nozzle it expands and cools quickly, so that what
meets the car is warm rather than boiling. Heat softens grease, pressure lifts it, and a cloth takes it
away. "Dry" steam carries only little water; fabric treated with it is dry again in less than an hour.</p>

<h2>Where it is at its best</h2>
<ul>
<li><strong>Vents and switches:</strong> dust comes out of corners without a drop on the electronics.</li>
<li><strong>Child seats and fabric:</strong> milk, juice and sweat dissolve, and the heat kills most
germs.</li>
<li><strong>Rims and door frames:</strong> brake dust and old grease let go.</li>
<li><strong>Smells:</strong> steam removes what causes them, where perfume only covers it.</li>
</ul>

<h2>Where care is needed</h2>
<ul>
<li>Leather tolerates short, dry steam from a distance. It must be fed afterwards.</li>
<li>Paint that has been touched up, old stickers and loose trim may come off.</li>
<li>Cold glass can crack; it is warmed up slowly, from the edge to the middle.</li>
<li>In the engine bay, fuse boxes and open plugs are covered first.</li>
</ul>

<h2>What it does not do</h2>
<p>Steam does not move a thick layer of sand. The jet is narrow, and rubbing the rest off would leave
scratches. After a storm <a href="/blog/wash-your-car-after-a-sandstorm">the car is rinsed first</a>. It
does not remove swirl marks, lime stains that have eaten into the paint, or dye from jeans that has been in
light leather for months. For these there is <a href="/wash-type/auto-detailing">polishing and
detailing</a>.</p>

<h2>In a basement?</h2>
<p>Many buildings that forbid hoses allow steam, as hardly anything drips. The machine needs power or gas,
though, and gas is not allowed underground everywhere. <em>Ask the management and tell the provider what
they said.</em></p>

<h2>What it costs</h2>
<p>Expect more than for a hand wash, since it takes longer: about an hour for a sedan inside and outside,
longer for a seven-seater. Most providers offer the cabin alone, which is where steam gives you the most for
your money. Compare <a href="/wash-type/steam-cleaning">steam cleaning providers</a> and ask whether the price
includes the boot.</p>`,
  },
];
