/** Checks a provider's phone and chat links, and that details are added to the message. */
export async function contactProvider(driver, { at, t, chatId }) {
  await driver.goto(at(`/service/${chatId}`));
  await driver.until('a phone link', async () => {
    const links = await driver.attributes('main a[href^="tel:"]', 'href');
    return links.some((href) => /^tel:\+?\d+$/.test(href)) || { links };
  });
  await driver.click('.chat-disclosure summary');
  await driver.choose('.chat-disclosure [name="car"]', t('booking.vehicles.suv'));
  await driver.type('.chat-disclosure [name="area"]', 'Villa 5');
  await driver.until('a message with the car and the area', async () => {
    const [link] = await driver.attributes('main .contact-way[data-chat]', 'href');
    const { hostname, searchParams } = new URL(link);
    const message = searchParams.get('text');
    const isComplete = [t('booking.vehicles.suv'), 'Villa 5', at(`/service/${chatId}`)].every((word) =>
      message.includes(word),
    );
    return (hostname === 'wa.me' && isComplete) || { link };
  });
}

/** Submits a form with an error, which is shown at its field while other values stay, then corrects it. */
export async function sendForm(driver, { at, t }) {
  await driver.goto(at('/contact'));
  const field = (name) => `.form [name="${name}"]`;
  await driver.type(field('name'), 'Amna Saeed');
  await driver.type(field('email'), 'amna at home');
  await driver.click('.form .button', t('contact.submit'));
  await driver.sees('.form-error', t('forms.errors.email'));
  await driver.sees('.form-error', t('forms.errors.required'));
  await driver.until('the focus in the first invalid field', async () => {
    const name = await driver.evaluate(() => document.activeElement.name);
    return name === 'email' || { name };
  });
  await driver.until('the name is kept', () =>
    driver.evaluate(() => document.querySelector('.form [name="name"]').value === 'Amna Saeed'),
  );
  await driver.type(field('email'), 'amna@visitor.example');
  await driver.type(field('message'), 'One number is wrong.');
  await driver.click('.form .button', t('contact.submit'));
  await driver.sees('.form-success', t('contact.success'));
}
