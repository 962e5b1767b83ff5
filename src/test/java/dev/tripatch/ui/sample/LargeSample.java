package dev.tripatch.ui.sample;

import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.ui.panes.document.NamedText;
import dev.tripatch.ui.panes.model.Texts;
import java.util.Optional;

/** Documents of thousands of lines, of which every twentieth differs. */
public final class LargeSample {

  private LargeSample() {}

  public static Texts texts(int lines) {
    return new Texts(
        new ThreeDocuments<>(
            Optional.of(new NamedText("last.yaml", text(lines, 0))),
            new NamedText("local.yaml", text(lines, 1)),
            Optional.of(new NamedText("live.yaml", text(lines, 2)))));
  }

  private static String text(int lines, int which) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < lines; i++) {
      boolean localOnly = i % 400 == 7;
      boolean goneFromLocal = i % 400 == 13;
      if (localOnly && which != 1 || goneFromLocal && which == 1) {
        continue;
      }
      text.append("field").append(i).append(": ");
      text.append(i % 20 == 3 ? value(i, which) : "\"the value of " + i + "\"").append('\n');
    }
    return text.toString();
  }

  private static String value(int i, int which) {
    boolean conflict = i % 100 == 3;
    return switch (which) {
      case 0 -> "shop/web:1." + i;
      case 1 -> "shop/web:2." + i;
      default -> conflict ? "shop/web:9." + i : "shop/web:1." + i;
    };
  }
}
