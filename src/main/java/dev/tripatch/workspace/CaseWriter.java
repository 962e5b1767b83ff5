package dev.tripatch.workspace;

import dev.tripatch.document.Format;
import dev.tripatch.document.JsonWriter;
import dev.tripatch.format.PatchFormat;
import dev.tripatch.role.Role;
import dev.tripatch.value.BoolValue;
import dev.tripatch.value.IntegerValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import java.util.Optional;

/**
 * Writes cases as JSON. Equal cases give equal text. What is as usual is left out; documents stand
 * in it unmasked, those of Secrets too.
 */
public final class CaseWriter {

  private CaseWriter() {}

  /** The text of a case. */
  public static String write(Case saved) {
    MapValue.Builder json =
        MapValue.builder().put(CaseFields.VERSION, new IntegerValue(CaseFields.NEWEST));
    for (Role pane : CaseFields.PANES.keySet()) {
      json.putIfPresent(CaseFields.of(pane), saved.text(pane).map(CaseWriter::text));
    }
    putUnlessEmpty(json, "options", options(saved.options()));
    json.putIfPresent("patch", saved.patch().map(CaseWriter::patch));
    putUnlessEmpty(json, "view", view(saved.view()));
    return JsonWriter.write(with(saved.further(), json));
  }

  private static void putUnlessEmpty(MapValue.Builder json, String key, MapValue section) {
    if (!section.isEmpty()) {
      json.put(key, section);
    }
  }

  private static MapValue with(MapValue further, MapValue.Builder json) {
    further.entries().forEach(json::put);
    return json.build();
  }

  private static MapValue text(Case.Text text) {
    MapValue.Builder json =
        MapValue.builder().put("name", string(text.name())).put("text", string(text.text()));
    text.origin()
        .ifPresent(
            origin ->
                json.put("file", string(origin.file()))
                    .put("object", new IntegerValue(origin.object()))
                    .putIfPresent("stored", origin.stored().map(CaseWriter::string)));
    return with(text.further(), json);
  }

  private static MapValue options(Case.Options options) {
    MapValue.Builder json = MapValue.builder();
    putUnless(json, "overwrite", options.overwrite(), true);
    json.putIfPresent("mode", options.mode().map(CaseFields.MODES::get).map(CaseWriter::string));
    return with(options.further(), json);
  }

  private static MapValue patch(Case.Patch patch) {
    MapValue.Builder json =
        MapValue.builder()
            .put("format", string(patch.format().word()))
            .put("text", string(patch.text()));
    return with(patch.further(), json);
  }

  private static MapValue view(Case.View view) {
    MapValue.Builder json = MapValue.builder();
    json.putIfPresent("format", view.format().map(PatchFormat::word).map(CaseWriter::string));
    json.putIfPresent(
        "writing",
        Optional.of(view.writing())
            .filter(writing -> writing != Format.YAML)
            .map(CaseFields.WRITINGS::get)
            .map(CaseWriter::string));
    putUnless(json, "showNoise", view.showNoise(), false);
    putUnless(json, "showRemoved", view.showRemoved(), true);
    json.putIfPresent("selection", view.selection().map(CaseWriter::string));
    return with(view.further(), json);
  }

  private static void putUnless(MapValue.Builder json, String key, boolean value, boolean usual) {
    if (value != usual) {
      json.put(key, BoolValue.of(value));
    }
  }

  private static Value string(String text) {
    return new StringValue(text);
  }
}
