package dev.tripatch.schema.openapi;

import dev.tripatch.document.data.DataFault.Excess;
import dev.tripatch.schema.ImportException;
import java.util.ArrayList;
import java.util.List;
import org.snakeyaml.engine.v2.api.LoadSettings;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.MappingIterator;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** A text in JSON or YAML, and the trees of its documents. */
record TreeText(String name, String text) {

  /** The parser refuses more than 3 MB unless told otherwise; OpenAPI documents have more. */
  private static final YAMLMapper YAML =
      new YAMLMapper(
          YAMLFactory.builder()
              .loadSettings(LoadSettings.builder().setCodePointLimit(Integer.MAX_VALUE).build())
              .build());

  List<JsonNode> documents() throws ImportException {
    return text.stripLeading().startsWith("{") || text.stripLeading().startsWith("[")
        ? json()
        : yaml();
  }

  private List<JsonNode> json() throws ImportException {
    try {
      return List.of(JsonMapper.shared().readTree(text));
    } catch (JacksonException wrong) {
      throw fault("JSON", wrong);
    }
  }

  private List<JsonNode> yaml() throws ImportException {
    List<JsonNode> documents = new ArrayList<>();
    try (MappingIterator<JsonNode> each = YAML.readerFor(JsonNode.class).readValues(text)) {
      while (each.hasNextValue()) {
        JsonNode document = each.nextValue();
        if (document != null && !document.isNull()) {
          documents.add(document);
        }
      }
      return documents;
    } catch (JacksonException wrong) {
      throw fault("YAML", wrong);
    }
  }

  private ImportException fault(String language, JacksonException wrong) {
    if (wrong instanceof StreamConstraintsException) {
      Excess excess = Excess.in(text, StreamReadConstraints.DEFAULT_MAX_DEPTH);
      return new ImportException(
          ImportWording.TOO_MUCH.text(
              "name",
              name,
              "line",
              excess.line(),
              "column",
              excess.column(),
              "problem",
              excess.problem()));
    }
    TokenStreamLocation at = wrong.getLocation();
    int line = at == null ? 1 : Math.max(at.getLineNr(), 1);
    int column = at == null ? 1 : Math.max(at.getColumnNr(), 1);
    if (wrong instanceof UnexpectedEndOfInputException) {
      return new ImportException(
          ImportWording.CUT_OFF.text("name", name, "line", line, "column", column));
    }
    if (text.contains("{{")) {
      return new ImportException(
          ImportWording.TEMPLATE.text("name", name, "line", line, "column", column));
    }
    return new ImportException(
        ImportWording.NOT_PARSED.text(
            "name",
            name,
            "line",
            line,
            "column",
            column,
            "language",
            language,
            "reason",
            reason(wrong)));
  }

  /** Without the excerpts of the text that some messages have. */
  private static String reason(JacksonException wrong) {
    String message = String.valueOf(wrong.getOriginalMessage());
    return message.lines().filter(line -> !line.isBlank()).findFirst().orElse("it has an error");
  }
}
