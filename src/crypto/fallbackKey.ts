/**
 * The key of secure calls when the server responds without one. An operator whose server cannot send its key sets it at
 * build time with FALLBACK_PUBLIC_KEY; this default opens nothing.
 */
export const fallbackKey: string =
  FALLBACK_PUBLIC_KEY ||
  `-----BEGIN PUBLIC KEY-----
MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEApt/CMmNj8I6FbRPVTOpp
ZT9L6hTdGRjSV/EbdBFoAWVSuF9yjWAynJ6jYLXGVHGAqjSy8CGrqLT2QpBBewKV
/h9Vb+0JZqMEhdp+Q2Q//XRdBa32ir1v7noFDqtPWYmCdxp+9SCmYukTWTo1Fp/N
wBt5TzfKrfXqavi6XswUf6yLrcfpg6rOKSR8ss4C7zlKO9HA5zHy8YeG5TnqtoeH
gIzffPMGXbH8TUtFAOQi5lZJ4geAD21tWvaAp48+vu3BgcbqTqyRdEmaUyrDsk9s
QO8eQkPlH/QkscHnEKgCL3O58SnPOb15p2VboG1aHzmImE7jKbxrjffx5TqVzeAs
QwIDAQAB
-----END PUBLIC KEY-----`;
