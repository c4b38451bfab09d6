import {generateKeyPairSync, sign} from 'node:crypto';

/** One element of ASN.1 in its binary form, DER: a tag, the length of what follows, and that. */
function encode(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)));
  const {length} = body;
  // DER wants the shortest form that holds the length.
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: Buffer[]): Buffer => encode(0x30, ...parts);
const identifier = (hex: string): Buffer => encode(0x06, Buffer.from(hex, 'hex'));

/**
 * A key and a certificate that vouches for itself, both as PEM: enough for a server of HTTPS that a browser was told
 * to trust whatever it shows. X.509 version 3, ECDSA with SHA-256 over the curve P-256 (RFC 5280, RFC 5758).
 */
export function createCertificate(): {key: string; cert: string} {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'prime256v1'});
  const algorithm = sequence(identifier('2a8648ce3d040302'));
  const name = sequence(encode(0x31, sequence(identifier('550403'), encode(0x0c, 'search host of the tests'))));
  const validity = sequence(encode(0x17, '250101000000Z'), encode(0x17, '491231235959Z'));
  const statement = sequence(
    encode(0xa0, encode(0x02, '\x02')),
    encode(0x02, '\x01'),
    algorithm,
    name,
    validity,
    name,
    publicKey.export({type: 'spki', format: 'der'}),
  );
  const signature = encode(0x03, '\0', sign('sha256', statement, privateKey));
  const lines = sequence(statement, algorithm, signature).toString('base64').replace(/.{64}/g, '$&\n');
  return {
    key: privateKey.export({type: 'pkcs8', format: 'pem'}).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
