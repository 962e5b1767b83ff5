package dev.tripatch.ui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import javafx.css.CssParser;
import javafx.css.Declaration;
import javafx.css.ParsedValue;
import javafx.css.Rule;
import javafx.css.Stylesheet;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** JavaFX's binary form of a style sheet, which the program uses, does not hold every value. */
class StyleSheetsTest {

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(Theme.class)
  void compiledStyleSheetsSayTheSame(Theme theme) throws IOException {
    for (String address : theme.stylesheets()) {
      Path written = Path.of(URI.create(address));
      Path compiled = folder.resolve(written.getFileName() + ".bss");
      Stylesheet.convertToBinary(written.toFile(), compiled.toFile());
      assertThat(declarations(Stylesheet.loadBinary(compiled.toUri().toURL())))
          .isEqualTo(declarations(new CssParser().parse(written.toUri().toURL())))
          .isNotEmpty();
    }
  }

  private static List<String> declarations(Stylesheet sheet) {
    return sheet.getRules().stream()
        .flatMap(rule -> rule.getDeclarations().stream().map(each -> words(rule, each)))
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
