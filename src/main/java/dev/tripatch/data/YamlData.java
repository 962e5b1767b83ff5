package dev.tripatch.data;

import dev.tripatch.document.writer.YamlStrings;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;
import tools.jackson.dataformat.yaml.YAMLWriteFeature;
import tools.jackson.dataformat.yaml.util.StringQuotingChecker;

/** Records as YAML, with the same fields as {@link JsonData}; laid out as kubectl does. */
public final class YamlData {

  private static final YAMLMapper QUOTED =
      JsonData.configured(
              YAMLMapper.builder(
                  YAMLFactory.builder()
                      .disable(YAMLWriteFeature.WRITE_DOC_START_MARKER)
                      .disable(YAMLWriteFeature.SPLIT_LINES)
                      .enable(YAMLWriteFeature.ALLOW_LONG_KEYS)
                      .stringQuotingChecker(new Quoting())
                      .build()))
          .build();

  private static final YAMLMapper PLAIN =
      QUOTED.rebuild().enable(YAMLWriteFeature.MINIMIZE_QUOTES).build();

  private YamlData() {}

  /** The text of a record; ends with a line break. */
  public static String write(Object written) {
    String yaml = PLAIN.writeValueAsString(written);
    // Only in quotes can what is hidden be escaped; Jackson would write it into blocks, too.
    return YamlStrings.visible(yaml).equals(yaml)
        ? yaml
        : YamlStrings.visible(QUOTED.writeValueAsString(written));
  }

  /** Strings are quoted where any reader, of YAML 1.1 or 1.2, would take them for another type. */
  private static final class Quoting extends StringQuotingChecker {

    @Override
    public boolean needToQuoteName(String name) {
      return YamlStrings.needsDoubleQuotes(name);
    }

    @Override
    public boolean needToQuoteValue(String text) {
      return YamlStrings.needsDoubleQuotes(text);
    }
  }
}
