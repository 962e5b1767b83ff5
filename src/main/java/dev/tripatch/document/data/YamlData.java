package dev.tripatch.document.data;

import dev.tripatch.document.YamlStrings;
import org.jspecify.annotations.Nullable;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;
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
                      .loadSettings(
                          LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build())
                      .build()))
          .build();

  private static final YAMLMapper PLAIN =
      QUOTED.rebuild().enable(YAMLWriteFeature.MINIMIZE_QUOTES).build();

  private static final YAMLMapper STRICT =
      PLAIN.rebuild().enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();

  private YamlData() {}

  /** The text of a record; ends with a line break. */
  public static String write(Object written) {
    String yaml = PLAIN.writeValueAsString(written);
    // Only in quotes can what is hidden be escaped; Jackson would write it into blocks, too.
    return YamlStrings.visible(yaml).equals(yaml)
        ? yaml
        : YamlStrings.visible(QUOTED.writeValueAsString(written));
  }

  /**
   * A record from its text, which people may have written: a field that the record does not have is
   * a mistake.
   *
   * @throws DataFault if the text is not such a record
   */
  public static <T> T read(String yaml, Class<T> type) throws DataFault {
    try {
      @Nullable T read = STRICT.readValue(yaml, type);
      if (read == null) {
        throw DataFault.ofNull();
      }
      return read;
    } catch (JacksonException wrong) {
      throw DataFault.of(wrong, "YAML", yaml).locatedIn(yaml);
    }
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
