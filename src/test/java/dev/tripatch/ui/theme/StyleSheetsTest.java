package dev.tripatch.ui.theme;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.css.CssParser;
import javafx.css.Declaration;
import javafx.css.ParsedValue;
import javafx.css.Rule;
import javafx.css.Stylesheet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The style sheets that the build makes. JavaFX's binary form of one, which the program uses, does
 * not hold every value.
 */
class StyleSheetsTest {

  private static final Pattern COLOUR_NAME = Pattern.compile("\\W(-(?:color|tp)-[a-z0-9-]+)");
  private static final Pattern COLOUR_SET = Pattern.compile("\\W(-(?:color|tp)-[a-z0-9-]+):");

  /** The sheet's own address stands beside each picture that it names. */
  private static final Pattern OWN_ADDRESS = Pattern.compile("file:[^,\\]]*");

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(Theme.class)
  void compiledStyleSheetsSayTheSame(Theme theme) throws IOException {
    for (String address : sheets(theme)) {
      Path written = Path.of(URI.create(address));
      Path compiled = folder.resolve(written.getFileName() + ".bss");
      Stylesheet.convertToBinary(written.toFile(), compiled.toFile());
      assertThat(declarations(Stylesheet.loadBinary(compiled.toUri().toURL())))
          .isEqualTo(declarations(new CssParser().parse(written.toUri().toURL())))
          .isNotEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void everyColourHasAValue(Theme theme) throws IOException {
    StringBuilder text = new StringBuilder();
    for (String address : sheets(theme)) {
      text.append(Files.readString(Path.of(URI.create(address))));
    }
    Set<String> defined = all(COLOUR_SET, text);
    assertThat(all(COLOUR_NAME, text)).isSubsetOf(defined).isNotEmpty();
    assertThat(defined).doesNotContain("-tp-editor-bg", "-color-bg-default", "-color-fg-muted");
  }

  @ParameterizedTest
  @EnumSource(Theme.class)
  void whatTheWindowShowsHasStyles(Theme theme) throws IOException {
    String base = Files.readString(Path.of(URI.create(theme.baseStylesheet())));
    assertThat(base)
        .contains(".alert", ".check-box", ".context-menu", ".dialog-pane", ".hyperlink")
        .contains(".list-view", ".menu-bar", ".radio-menu-item", ".scroll-bar", ".split-pane")
        .contains(".tab-pane", ".table-view", ".text-area", ".text-input", ".tooltip")
        .doesNotContain(".date-picker", ".tree-table", ".spinner");
  }

  private static Set<String> all(Pattern pattern, CharSequence text) {
    return pattern.matcher(text).results().map(found -> found.group(1)).collect(toSet());
  }

  private static List<String> sheets(Theme theme) {
    return Stream.concat(Stream.of(theme.baseStylesheet()), theme.stylesheets().stream()).toList();
  }

  private static List<String> declarations(Stylesheet sheet) {
    return sheet.getRules().stream()
        .flatMap(rule -> rule.getDeclarations().stream().map(each -> words(rule, each)))
        .map(words -> OWN_ADDRESS.matcher(words).replaceAll(""))
        .toList();
  }

  private static String words(Rule rule, Declaration declaration) {
    return rule.getSelectors()
        + " "
        + declaration.getProperty()
        + ": "
        + words(declaration.getParsedValue());
  }

  private static String words(@Nullable Object value) {
    return switch (value) {
      case ParsedValue<?, ?> parsed -> parsed.getConverter() + words(parsed.getValue());
      case Object[] several -> Arrays.stream(several).map(StyleSheetsTest::words).toList() + "";
      case null, default -> String.valueOf(value);
    };
  }
}
