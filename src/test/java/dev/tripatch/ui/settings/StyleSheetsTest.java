package dev.tripatch.ui.settings;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javafx.css.CssParser;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The style sheets: JavaFX says nothing of a colour that it does not find, and draws none. */
class StyleSheetsTest {

  private static final Pattern COLOR_NAME = Pattern.compile("\\W(-(?:color|tp)-[a-z0-9-]+)");
  private static final Pattern COLOR_SET = Pattern.compile("\\W(-(?:color|tp)-[a-z0-9-]+):");

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyColorThatIsNamedHasAValue(Theme theme) throws IOException {
    String text = base(theme) + String.join("\n", own(theme));
    assertThat(all(COLOR_NAME, text)).isSubsetOf(all(COLOR_SET, text)).isNotEmpty();
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void ourSheetsAreReadWithoutAnError(Theme theme) throws IOException {
    CssParser.errorsProperty().clear();
    for (String sheet : own(theme)) {
      assertThat(new CssParser().parse(sheet).getRules()).isNotEmpty();
    }
    assertThat(CssParser.errorsProperty()).isEmpty();
  }

  private static Set<String> all(Pattern pattern, CharSequence text) {
    return pattern.matcher(text).results().map(found -> found.group(1)).collect(toSet());
  }

  private static List<String> own(Theme theme) throws IOException {
    List<String> texts = new java.util.ArrayList<>();
    for (String address : theme.stylesheets()) {
      texts.add(Files.readString(Path.of(URI.create(address))));
    }
    return texts;
  }

  private static String base(Theme theme) throws IOException {
    try (InputStream in = Theme.class.getResourceAsStream(theme.baseStylesheet())) {
      return new String(
          Objects.requireNonNull(in, theme.baseStylesheet()).readAllBytes(),
          StandardCharsets.UTF_8);
    }
  }
}
