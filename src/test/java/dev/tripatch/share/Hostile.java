package dev.tripatch.share;

import dev.tripatch.show.Comparison;

/** Documents whose every text tries to be something else. */
final class Hostile {
  static final String NAME = "<script>alert(1)</script> | ` \" ' & <b>bold\u202e\u0007 @all #1 $x$";
  static final String SHOWN =
      "<script>alert(1)</script> | ` \" ' & <b>bold⟨U+202E⟩⟨U+0007⟩ @all #1 $x$";

  private static final String LOCAL =
      """
      apiVersion: v1
      kind: ConfigMap
      metadata:
        name: "a`b|c<img src=x>"
      data:
        "pre<script>alert(1)</script>": "old``` \\n|x|`y`\\u202E\\u0007<img src=x onerror=alert(1)>"
        "a|b`c": "</code> | new"
        plain: "</details>\\n```\\n# heading\\n"  # <img src=y>
      """;

  private Hostile() {}

  static Comparison comparison() {
    return Cases.comparison(LOCAL, LOCAL.replace("new", "old").replace("heading", "other"));
  }
}
