package dev.tripatch.workspace;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import dev.tripatch.document.Format;
import dev.tripatch.document.data.Count;
import dev.tripatch.document.data.WrongField;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.IntegerValue;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.file.FileWording;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A case as its file has it. The names of fields are in files of people: they stay. What is as
 * usual is left out.
 */
record StoredCase(
    Version tripatch,
    Optional<Text> lastApplied,
    Optional<Text> local,
    Optional<Text> live,
    Optional<Options> options,
    Optional<Patch> patch,
    Optional<List<Patch>> drafts,
    Optional<View> view,
    @JsonAnyGetter @JsonAnySetter Map<String, Value> further) {

  /** Tells a case file from other JSON. */
  static final String VERSION = "tripatch";

  /** Why other JSON is not read. */
  static final String NO_CASE = FileWording.NO_CASE.text();

  StoredCase {
    further = given(further);
  }

  /** The version of the format, read before all else: a later one may have other fields. */
  record Head(@Nullable Version tripatch) {
    Head {
      Version.require(tripatch != null);
    }
  }

  /** A version of the format that this program can read. */
  record Version(@JsonValue Value number) {
    /** The version that this program writes. */
    static final Version NEWEST = new Version(new IntegerValue(1));

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Version {
      require(number instanceof IntegerValue(long version) && version >= 1);
      if (!number.equals(new IntegerValue(1))) {
        throw new IllegalArgumentException(
            FileWording.OTHER_VERSION.text("version", CanonicalJson.write(number)));
      }
    }

    private static void require(boolean isVersion) {
      if (!isVersion) {
        throw new IllegalArgumentException(NO_CASE);
      }
    }
  }

  /** Text of a field that must be there. */
  private static void require(@Nullable Object field, String name) {
    if (field == null) {
      throw WrongField.missing(name);
    }
  }

  /** Fields unknown to this version; Jackson gives null if there are none. */
  private static Map<String, Value> given(@Nullable Map<String, Value> further) {
    return further == null ? Map.of() : further;
  }

  record Text(
      String name,
      String text,
      Optional<String> file,
      Optional<Count> object,
      Optional<String> stored,
      @JsonAnyGetter @JsonAnySetter Map<String, Value> further) {
    Text {
      require(name, "name");
      require(text, "text");
      further = given(further);
    }
  }

  record Options(
      Optional<Boolean> overwrite,
      Optional<ComparisonMode> mode,
      Optional<List<Field>> leaveOut,
      @JsonAnyGetter @JsonAnySetter Map<String, Value> further) {
    Options {
      further = given(further);
    }
  }

  /** A field's path as text. */
  record Field(@JsonValue String path) {
    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    Field {
      FieldPath.parse(path);
    }

    FieldPath parsed() {
      return FieldPath.parse(path);
    }
  }

  record Patch(
      PatchFormat format, String text, @JsonAnyGetter @JsonAnySetter Map<String, Value> further) {
    Patch {
      require(format, "format");
      require(text, "text");
      further = given(further);
    }
  }

  record View(
      Optional<PatchFormat> format,
      Optional<Format> writing,
      Optional<Boolean> showNoise,
      Optional<Boolean> showRemoved,
      Optional<String> selection,
      @JsonAnyGetter @JsonAnySetter Map<String, Value> further) {
    View {
      further = given(further);
    }
  }
}
