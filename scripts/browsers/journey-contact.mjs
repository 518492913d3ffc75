/** A provider's phone and chat; what is added to the message is in its link. */
export async function callAndWrite(driver, { at, t, chatId }) {
  await driver.goto(at(`/service/${chatId}`));
  await driver.until('a number to call', async () => {
    const links = await driver.attributes('main a[href^="tel:"]', 'href');
    return links.some((href) => /^tel:\+?\d+$/.test(href)) || { links };
  });
  await driver.click('.chat-words summary');
  await driver.choose('.chat-words [name="car"]', t('booking.vehicles.suv'));
  await driver.type('.chat-words [name="area"]', 'Villa 5');
  await driver.until('a message with car and area', async () => {
    const [link] = await driver.attributes('main .contact-way[data-chat]', 'href');
    const { hostname, searchParams } = new URL(link);
    const said = searchParams.get('text');
    const isSaid = [t('booking.vehicles.suv'), 'Villa 5', at(`/service/${chatId}`)].every((word) =>
      said.includes(word),
    );
    return (hostname === 'wa.me' && isSaid) || { link };
  });
}

/** What is wrong is said at its field, what was right is kept, and then it is sent. */
export async function sendForm(driver, { at, t }) {
  await driver.goto(at('/contact'));
  const field = (name) => `.form [name="${name}"]`;
  await driver.type(field('name'), 'Amna Saeed');
  await driver.type(field('email'), 'amna at home');
  await driver.click('.form .button', t('contact.submit'));
  await driver.sees('.form-error', t('forms.errors.email'));
  await driver.sees('.form-error', t('forms.errors.required'));
  await driver.until('the focus in the first wrong field', async () => {
    const name = await driver.ask(() => document.activeElement.name);
    return name === 'email' || { name };
  });
  await driver.until('the name is kept', () =>
    driver.ask(() => document.querySelector('.form [name="name"]').value === 'Amna Saeed'),
  );
  await driver.type(field('email'), 'amna@visitor.example');
  await driver.type(field('message'), 'One number is wrong.');
  await driver.click('.form .button', t('contact.submit'));
  await driver.sees('.form-success', t('contact.success'));
}
