package dev.tripatch.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A test that is skipped says what it misses: {@code .ci/skipped} lists the reasons. */
class SkipReasonsTest {
  private static final Pattern TEXT =
      Pattern.compile("(?s)'(?:\\\\.|.)'|\"{3}.*?\"{3}|\"[^\"\\\\\n]*(?:\\\\.[^\"\\\\\n]*)*\"");
  private static final Pattern CONDITION =
      Pattern.compile("@(?:En|Dis)abled(?:If|On|For)\\w*\\(|assume(?:True|False)\\(|@Disabled\\b");
  private static final Pattern INNERMOST = Pattern.compile("\\([^()]*\\)");

  @Test
  void everyConditionHasAReason() throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.walk(Path.of("src/test/java"))) {
      files = all.filter(file -> file.toString().endsWith(".java")).toList();
    }
    for (Path file : files) {
      assertThat(withoutReason(Files.readString(file))).as(file.toString()).isEmpty();
    }
  }

  @Test
  void aConditionWithoutReasonIsFound() {
    assertThat(withoutReason("assumeTrue(isThere(\"a, b\", 1));")).hasSize(1);
    assertThat(withoutReason("assumeTrue(isThere(a), \"it is (not) there\");")).isEmpty();
    assertThat(withoutReason("@DisabledOnOs(OS.WINDOWS)")).hasSize(1);
    assertThat(withoutReason("@EnabledIf(value = \"a\", disabledReason = NONE)")).isEmpty();
    assertThat(withoutReason("@Disabled(\"for now\")")).hasSize(1);
  }

  private static List<String> withoutReason(String source) {
    String plain = TEXT.matcher(source).replaceAll("TEXT");
    List<String> found = new ArrayList<>();
    Matcher condition = CONDITION.matcher(plain);
    while (condition.find()) {
      String said = arguments(plain.substring(condition.end()));
      boolean isAnnotation = condition.group().startsWith("@");
      boolean isExplained = isAnnotation ? said.contains("disabledReason") : said.contains(",");
      if (!isExplained || condition.group().equals("@Disabled")) {
        found.add(condition.group() + said + ")");
      }
    }
    return found;
  }

  /** Up to the parenthesis that ends them, without what is in others. */
  private static String arguments(String after) {
    String flat = after;
    for (Matcher inner = INNERMOST.matcher(flat); inner.find(); inner = INNERMOST.matcher(flat)) {
      flat = inner.replaceAll("");
    }
    return flat.substring(0, Math.max(0, flat.indexOf(')')));
  }
}
