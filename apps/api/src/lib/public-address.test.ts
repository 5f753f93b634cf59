import { describe, expect, it } from 'vitest';
import { openPoster } from './post-message.ts';
import { isPublicAddress, PrivateAddress, type Resolve } from './public-address.ts';

describe('an address of the internet', () => {
  it.each(['8.8.8.8', '193.99.144.80', '2a00:1450:400a::1'])('is %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );
  it.each([
    ...[
      '127.0.0.1',
      '10.1.2.3',
      '172.16.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
    ],
    ...[
      '0.0.0.0',
      '224.0.0.1',
      '255.255.255.255',
      '198.18.0.1',
      '::1',
      '::',
      'fe80::1',
      'fc00::1',
      'fd00:ec2::254',
    ],
    ...['::ffff:127.0.0.1', '::ffff:7f00:1', '64:ff9b::7f00:1', '2002:7f00:1::', 'ff02::1', 'localhost', ''],
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('a message to an address', () => {
  const send = (url: string, resolve?: Resolve) => {
    const options = { url, anywhere: false, atOnce: 1, timeoutMs: 2000 };
    const poster = openPoster(resolve ? { ...options, resolve } : options);
    const message = { headers: {}, body: '{}', signal: new AbortController().signal };
    return poster.post(message).finally(() => poster.close());
  };

  it.each([
    ...['http://127.0.0.1:9/', 'http://2130706433:9/', 'http://0x7f.1:9/', 'http://[::1]:9/'],
    ...['http://[::ffff:127.0.0.1]:9/', 'http://169.254.169.254/latest/meta-data', 'http://10.0.0.1/'],
  ])('goes nowhere to %s', (url) => expect(send(url)).rejects.toBeInstanceOf(PrivateAddress));

  it('is stopped at the connection when the name leads to a private network, also among others or only now', async () => {
    const answers = [
      [{ address: '10.0.0.1', family: 4 }],
      [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
      [{ address: '::1', family: 6 }],
    ];
    for (const addresses of answers) {
      const resolved = send('http://rebinding.test:9/', (_name, _options, found) => found(null, addresses));
      await expect(resolved).rejects.toBeInstanceOf(PrivateAddress);
    }
  });
});
