package dev.tripatch.document;

import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Tuple;

/** Random YAML: rows of its signs, and real documents with something broken in them. */
public final class YamlTexts {

  private static final List<String> PIECES =
      List.of(
          "a",
          "b: ",
          "c:",
          "- ",
          "-",
          "? ",
          ":",
          ": ",
          "\n",
          "\n",
          "\n  ",
          "\n    ",
          "  ",
          " ",
          "\t",
          "{",
          "}",
          "[",
          "]",
          ",",
          ", ",
          "&x ",
          "*x",
          "&y\n",
          "*y ",
          "!!str ",
          "!!int ",
          "!foo ",
          "!",
          "|",
          "|-\n",
          "|+\n",
          ">\n",
          ">2\n",
          "'",
          "\"",
          "''",
          "\\",
          "\\n",
          "\\x41",
          "#",
          " # c",
          "%",
          "@",
          "---",
          "\n---\n",
          "\n...\n",
          "<<: ",
          "yes",
          "0777",
          "1.0",
          ".inf",
          "null",
          "~",
          "-0.0",
          "é",
          "\u0085",
          "\u2028",
          "\ufeff",
          "\r\n",
          "\r",
          "x y",
          "key: value\n",
          "- item\n",
          "\"k\": ",
          "'k' : ",
          "😀",
          "\ud83d",
          "\u0007",
          "%YAML 1.1\n",
          "--- ",
          "? a\n: b\n");

  private static final List<String> DOCUMENTS =
      List.of(
          """
          apiVersion: v1
          kind: List
          items:
          - kind: Pod
            metadata: {name: x, labels: {"a/b": "1"}}   # one
            spec:
              containers:
              - name: web
                args: ["--a=b", '-c', plain]
                ports:
                - containerPort: 80
          """,
          """
          a: |
            text
             more

            end
          b: >-
            folded
            text
          c: "dq \\n esc\\
             cont"
          d: 'it''s'
          e: |+

            kept

          f: |2
              deep
          """,
          """
          x: &anc
            k: v
            l: [a, b]
          z:
            <<: *anc
            k: w
          u: *anc
          ? complex
          : value
          """,
          "- - - a\n    - b\n  - c\n- d: e\n  f:\n  - g\n  -\n  - ~\n-\n  h: i\n",
          "{\"a\": [1, 2.50, -0, \"x\\u00e9\"], \"b\": {}, \"c\": null}");

  private YamlTexts() {}

  static Arbitrary<String> rows() {
    return Arbitraries.of(PIECES).list().ofMaxSize(16).map(pieces -> String.join("", pieces));
  }

  static Arbitrary<String> mutated() {
    Arbitrary<String> piece = Arbitraries.of(PIECES);
    Arbitrary<Double> place = Arbitraries.doubles().between(0, 1);
    Arbitrary<Integer> cut = Arbitraries.integers().between(0, 4);
    Arbitrary<String> document = Arbitraries.of(DOCUMENTS);
    Arbitrary<String> once = Combinators.combine(document, place, cut, piece).as(YamlTexts::mutate);
    return Arbitraries.oneOf(
        once, Combinators.combine(once, place, cut, piece).as(YamlTexts::mutate));
  }

  private static String mutate(String document, double place, int cut, String piece) {
    int at = (int) (place * document.length());
    int end = Math.min(document.length(), at + cut);
    return document.substring(0, at) + piece + document.substring(end);
  }

  /** Any of them. */
  public static Arbitrary<String> any() {
    return Arbitraries.frequencyOf(
        Tuple.of(3, rows()),
        Tuple.of(4, mutated()),
        Tuple.of(1, Arbitraries.strings().ofMaxLength(30)));
  }

  /** Any of the first two, outside of jqwik. */
  public static String random(Random random) {
    if (random.nextInt(3) == 0) {
      return random
          .ints(random.nextInt(17), 0, PIECES.size())
          .mapToObj(PIECES::get)
          .collect(Collectors.joining());
    }
    String text = DOCUMENTS.get(random.nextInt(DOCUMENTS.size()));
    for (int count = 1 + random.nextInt(2); count > 0; count--) {
      String piece = PIECES.get(random.nextInt(PIECES.size()));
      text = mutate(text, random.nextDouble(), random.nextInt(5), piece);
    }
    return text;
  }
}
