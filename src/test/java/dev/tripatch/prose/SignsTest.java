package dev.tripatch.prose;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A sign that no font has is drawn as an empty box. */
class SignsTest {
  private static final Path FONT =
      Path.of("src/main/resources/dev/tripatch/ui/settings/fonts/JetBrainsMono-Regular.ttf");

  private static final List<Path> READ =
      List.of(Path.of("src/main/java"), Path.of("src/main/resources/dev/tripatch/prose"));

  /** Usual fonts for symbols have these: DejaVu Sans, Segoe UI Symbol, Apple Symbols. */
  private static final Set<Integer> OF_SYSTEMS =
      "↺∅⊘⋯⏎○✂✓✗".codePoints().boxed().collect(Collectors.toSet());

  private static final int FIRST_SIGN = 0x2000;

  @Test
  void eachSignIsInAFontThatIsThere() throws IOException, FontFormatException {
    Font font = Font.createFont(Font.TRUETYPE_FONT, FONT.toFile());
    Set<String> missing = new TreeSet<>();
    for (Path folder : READ) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.filter(Files::isRegularFile).toList()) {
          Files.readString(file)
              .codePoints()
              .filter(sign -> sign > FIRST_SIGN && !OF_SYSTEMS.contains(sign))
              .filter(sign -> !font.canDisplay(sign))
              .forEach(sign -> missing.add(Character.toString(sign) + " in " + file));
        }
      }
    }
    assertThat(missing).isEmpty();
    assertThat(font.canDisplay('ⓘ')).as("a sign that was drawn as a box").isFalse();
  }
}
