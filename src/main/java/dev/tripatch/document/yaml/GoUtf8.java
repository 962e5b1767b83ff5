package dev.tripatch.document.yaml;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;

/** Decodes UTF-8 as Go's JSON writer does: each wrong byte becomes a replacement character. */
final class GoUtf8 {

  private static final char REPLACEMENT = '\ufffd';

  private GoUtf8() {}

  static String decode(byte[] bytes) {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes);
    CharBuffer out = CharBuffer.allocate(bytes.length);
    CoderResult result = decoder.decode(in, out, true);
    while (result.isMalformed()) {
      for (int i = 0; i < result.length(); i++) {
        out.put(REPLACEMENT);
      }
      in.position(in.position() + result.length());
      decoder.reset();
      result = decoder.decode(in, out, true);
    }
    return out.flip().toString();
  }
}
