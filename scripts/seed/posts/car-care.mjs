export const CAR_CARE_POSTS = [
  {
    title: 'After the Sandstorm: Wash Your Car Without Scratching It',
    slug: 'wash-your-car-after-a-sandstorm',
    category: 'car-care',
    created_at: '2026-03-18 06:30:00+00',
    excerpt:
      'Dust looks soft and is not. How to get a layer of sand off the paint without leaving marks in it.',
    content: `
<p>The wind drops, the sky turns from orange to grey, and every car in the street has the same colour. What
you do in the next hour decides whether your paint will still look new in spring. <strong>Sand is mostly
quartz, and quartz is harder than clear coat.</strong> Moved across the surface under a dry cloth it works
like sandpaper.</p>

<h2>What not to do</h2>
<ul>
<li>Do not use a feather duster or a dry towel, not even on the windscreen.</li>
<li>Do not run the wipers before the glass has been flooded with water.</li>
<li>Do not drive straight into a brush tunnel with a thick layer on the roof.</li>
<li>Do not open the windows: the dust in the seals falls into the door.</li>
</ul>

<h2>The right order</h2>
<ol>
<li><strong>Let it cool.</strong> On hot metal water dries in patches and leaves lime behind. Wait for shade
or evening.</li>
<li><strong>Rinse from the top.</strong> Let the water carry the sand down; a strong jet from a distance of
an arm is enough. Take your time with the rail of the sunroof, the grille and the wheel arches.</li>
<li><strong>Foam.</strong> Five minutes of soaking loosens what the water left.</li>
<li><strong>Wash with two buckets</strong>, one for soap and one to rinse the mitt. Straight lines, no
circles.</li>
<li><strong>Dry by laying the towel down</strong> and pulling it off, rather than rubbing.</li>
</ol>

<h2>If you live in a tower</h2>
<p>Hoses are rarely allowed in a basement. A <a href="/wash-type/waterless-wash">waterless wash</a> is fine
for the film of dust of an ordinary week, but a storm leaves more than a spray can lift safely. Ask the crew
to rinse with a pump sprayer first, or drive to a bay where water may run. <a
href="/wash-type/mobile-car-wash">Mobile providers</a> with a tank of their own can do it at a villa or in
an open car park.</p>

<h2>Do not forget the inside</h2>
<p>Fine dust comes in through the ventilation even when all windows are shut. Have the carpets vacuumed
before somebody wipes the dashboard, otherwise the dust only changes its place. Look at the cabin filter:
after a bad season it is often grey after half of its usual life. A technician changes it in ten minutes on
most cars.</p>

<h2>How soon?</h2>
<p>Dry sand is patient; sand and humidity are not. On the coast the night brings dew, which turns the dust
into a crust that is far harder to remove. Two or three days are fine, two weeks are not. On the day after a
storm demand roughly doubles, so <em>either book early in the morning or wait one more day</em>. You will
find providers near you under <a href="/services">all services</a>.</p>`,
  },
  {
    title: 'Fifty Degrees in the Shade: Paint and Cabin in Summer',
    slug: 'protect-paint-and-cabin-in-summer',
    category: 'car-care',
    created_at: '2026-06-02 05:15:00+00',
    excerpt:
      'What the months from May to September do to paint, plastics and leather, and what helps against it.',
    content: `
<p>From May to September a car that stands in the open ages faster than it does in the other seven months.
The air may be at 45 degrees, but dark paint in the sun reaches 70 and more, and the top of a dashboard can
get hotter still. A few habits make most of the difference.</p>

<h2>Paint</h2>
<h3>Remove the small things at once</h3>
<p>Bird droppings, insects and tree sap are acids with a heater underneath. In winter they can wait for the
weekend; in August they may leave a mark within hours. Keep a bottle of quick cleaner and two microfibre
cloths in the boot, soak the spot, wait a minute and lift it off.</p>
<h3>Wash early or late</h3>
<p>Shampoo that dries on hot metal leaves stains. The best hours are from seven to nine in the morning and
from four to six in the afternoon. If you have no choice, ask for a covered bay.</p>
<h3>Wax, sealant or ceramic?</h3>
<p>Natural wax softens in this heat and rarely lasts longer than a few weeks. Synthetic sealants hold for
some months. A ceramic coating lasts for years when it was applied to polished paint, and dust comes off
more easily. None of them stops stone chips or the scratches of a dry cloth. Studios that do this work are
listed under <a href="/wash-type/auto-detailing">auto detailing</a>.</p>

<h2>Cabin</h2>
<ul>
<li><strong>Use a sunshade.</strong> It keeps the dashboard noticeably cooler and prevents the film on the
inside of the windscreen, which is plasticiser that has evaporated.</li>
<li><strong>Feed leather twice in summer</strong>, after it was cleaned and not instead of it.</li>
<li><strong>Choose matt dressings.</strong> Shiny ones reflect in the glass and attract dust.</li>
<li><strong>Take out what bursts:</strong> cans, lighters, power banks and spray bottles.</li>
</ul>

<h2>Under the bonnet</h2>
<p>Dust between the condenser and the radiator makes the air conditioning work harder. A careful rinse from
the inside to the outside, done by somebody who knows where the electronics are, can bring back a few
degrees. Washer fluid evaporates quickly; top it up, since you will need it after the next dusty day.</p>

<blockquote><p>Shade is the cheapest car care product there is.</p></blockquote>

<h2>A simple plan</h2>
<ol>
<li>Every week: rinse, hand wash, glass inside and outside.</li>
<li>Every month: vacuum under the mats, dress the rubber seals, check the tyres in the cool of the
morning.</li>
<li>Before and after summer: interior clean, leather care, protection for the paint.</li>
</ol>
<p>Do you travel in July? Leave the car clean. Dust and droppings that bake for six weeks are the most
common reason for an expensive polish in September.</p>`,
  },
  {
    title: 'Inside Job: What a Full Interior Clean Should Include',
    slug: 'what-an-interior-clean-includes',
    category: 'car-care',
    created_at: '2026-01-21 08:00:00+00',
    excerpt:
      'A checklist for the cabin, so that you know what to ask for and what to look at before you pay.',
    content: `
<p>"Interior" may mean five minutes with a vacuum cleaner or five hours with the seats taken out. Both are
called interior cleaning, and both have their price. This list helps you to say what you mean.</p>

<h2>The three levels</h2>
<h3>1. Tidy</h3>
<p>Vacuum, mats, a damp cloth over dashboard and doors, glass inside. It takes half an hour and is part of
most full washes. Good for every week.</p>
<h3>2. Clean</h3>
<p>Seats moved to both ends, sand out of the rails, cup holders and vents brushed, boot emptied, door frames
wiped. Allow between one and two hours.</p>
<h3>3. Deep clean</h3>
<p>Shampoo or <a href="/wash-type/steam-cleaning">steam</a> for carpets and fabric, leather cleaned and fed,
roof lining treated by hand, air conditioning ducts disinfected. This is <a
href="/wash-type/auto-detailing">detailing</a>, and it takes half a day or more.</p>

<h2>What the climate adds</h2>
<p>Beach sand is coarse and sits deep in carpets; desert dust is fine and gets into switches. Salt from wet
swimwear draws moisture, and the smell follows in the humid months. Tell the crew where you have been: the
tool for beach sand is compressed air, the tool for dust is a soft brush, and the tool for salt is fresh
water with an extractor.</p>

<h2>Before they begin</h2>
<ul>
<li>Take out valuables, papers and the toll tag if it is loose.</li>
<li>Point out stains and say what they are. Coffee, ink and sunscreen need different products.</li>
<li>Say whether children or pets use the car, and whether somebody is sensitive to perfume.</li>
<li>Ask how long the seats will stay damp.</li>
</ul>

<h2>Before you pay</h2>
<ol>
<li>Slide the front seats forward and look underneath.</li>
<li>Run a finger along the inside of a vent and along the door pocket.</li>
<li>Look at the windscreen against the light; streaks show there first.</li>
<li>Press a tissue on the carpet. It should come back nearly dry.</li>
<li>Smell. Clean smells of nothing, and strong perfume often hides damp.</li>
</ol>

<h2>How often?</h2>
<p>Tidy every week, clean every month or two, and a deep clean once or twice a year: after the summer, and
after the camping season if you are often in the dunes. Cars that carry children or passengers for a living
need it more often. Leather dries out in the heat, so plan its care with the deep clean.</p>
<p>Prices differ more than for a normal wash. <em>Send photos when you ask</em>, and compare two or three <a
href="/services">providers</a> before you decide.</p>`,
  },
];
