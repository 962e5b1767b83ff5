package dev.tripatch.workspace;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dev.tripatch.document.Format;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** In the JSON {@code '} stands for {@code "}. */
class CaseReaderTest {
  @Test
  void aCaseIsPlainJson() {
    Case saved =
        Case.of(
            Map.of(
                Role.LIVE, Case.Text.unfiled("live", "kind: Pod\n"),
                Role.LOCAL, Case.Text.unfiled("web.yaml", "a")));
    assertThat(CaseWriter.write(saved))
        .isEqualTo(
            """
            {
              "tripatch": 1,
              "local": {
                "name": "web.yaml",
                "text": "a"
              },
              "live": {
                "name": "live",
                "text": "kind: Pod\\n"
              }
            }
            """);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'tripatch':2} | x.tripatch:1:13: This case file has version 2 of the format, but this"
            + " Tripatch knows only version 1. Open it with a newer Tripatch.",
        "{'kind':'Pod'} | x.tripatch:1:14: This is not a Tripatch case file",
        "[1] | x.tripatch:1:1: This is not a Tripatch case file",
        "{'tripatch':'1'} | x.tripatch:1:13: This is not a Tripatch case file",
        "{'tripatch':0} | x.tripatch:1:13: This is not a Tripatch case file",
        "kind: Pod | x.tripatch:1:1: This is not valid JSON",
        "null | x.tripatch:1:1: This is not a Tripatch case file",
        "{'tripatch':1,'local':7} | x.tripatch:1:23: The field local must be a map.",
        "{'tripatch':1,'local':{'name':'a'}} | x.tripatch:1:34: The field local.text is missing.",
        "{'tripatch':1,'local':{'name':'a','text':null}} | The field local.text is missing.",
        "{'tripatch':1,'local':{'name':5,'text':''}} | The field local.name must be a text.",
        "{'tripatch':1,'live':{'name':'a','text':'','file':'f','object':-1}} | The field"
            + " live.object must be a whole number from 0.",
        "{'tripatch':1,'options':{'mode':'ssa'}} | x.tripatch:1:33: The field options.mode must be"
            + " as-it-is or documents or helm or kubectl-apply.",
        "{'tripatch':1,'options':{'overwrite':'yes'}} | options.overwrite must be true or false.",
        "{'tripatch':1,'local':{'text':'a'}} | The field local.name is missing.",
        "{'tripatch':1,'patch':{'format':'json'}} | The field patch.text is missing.",
        "{'tripatch':1,'options':{'leaveOut':['a[']}} | x.tripatch:1:38: not a field path: a[",
        "{'tripatch':1,'patch':{'text':''}} | The field patch.format is missing.",
        "{'tripatch':1,'patch':{'text':'','format':'xml'}} | json or merge or strategic.",
        "{'tripatch':1,'view':{'writing':'toml'}} | The field view.writing must be json or yaml.",
        "{'tripatch':1,'local':{'name':'a','text':'b','text':'c'}} | x.tripatch:1:",
        "{'tripatch':1 | x.tripatch:1:14: This is not valid JSON: it ends too early. Correct the"
            + " file, or save the case again.",
      })
  void whatIsNoCaseIsToldWithItsPlace(String json, String message) {
    assertThat(CaseReader.read("x.tripatch", json.replace('\'', '"')))
        .isInstanceOfSatisfying(
            CaseReading.Unreadable.class,
            unreadable -> assertThat(unreadable.sentence()).contains(message));
  }

  @Test
  void thePlaceOfADocumentIsReadFromFilesOfAllVersions() {
    String text =
        """
        {"tripatch":1,"local":{"name":"a","text":"b","file":"a.yaml","object":2,"stored":"c"},
        "live":{"name":"d","text":"e","file":"/x/d.yaml"}}
        """;
    assertThat(CaseReader.read("x.tripatch", text))
        .isInstanceOfSatisfying(
            CaseReading.Done.class,
            done ->
                assertThat(done.opened().texts().values())
                    .extracting(Case.Text::place, Case.Text::stored)
                    .containsExactlyInAnyOrder(
                        tuple(Optional.of(new ObjectPlace("a.yaml", 2)), Optional.of("c")),
                        tuple(Optional.of(new ObjectPlace("/x/d.yaml", 0)), Optional.empty())));
  }

  @Test
  void fieldsOfALaterVersionAreKept() {
    String text =
        """
        {
          "tripatch": 1,
          "local": {
            "name": "a",
            "text": "b",
            "encoding": "utf-16"
          },
          "options": {
            "prune": true
          },
          "notes": [
            "kept"
          ]
        }
        """;
    CaseReading.Done read = (CaseReading.Done) CaseReader.read("x.tripatch", text);
    assertThat(CaseWriter.write(read.opened())).isEqualTo(text);
  }

  @Test
  void anyDepthIsToldAndNotThrown() {
    String deep = "{\"tripatch\":1,\"later\":" + "[".repeat(100_000);
    assertThat(CaseReader.read("x.tripatch", deep))
        .isInstanceOfSatisfying(
            CaseReading.Unreadable.class,
            unreadable -> assertThat(unreadable.problem()).contains("more than 300 levels"));
  }

  @Test
  void largeTexts() {
    String large = "a: \"é\\t\"\n".repeat(500_000);
    Case saved = Case.of(Map.of(Role.LIVE, Case.Text.unfiled("live", large)));
    assertThat(CaseReader.read("x.tripatch", CaseWriter.write(saved)))
        .isEqualTo(new CaseReading.Done(saved));
  }

  @Test
  void allChoicesComeBack() {
    String text =
        """
        {
          "tripatch": 1,
          "lastApplied": {
            "name": "last.yaml",
            "text": "a",
            "file": "last.yaml",
            "object": 2,
            "stored": "b"
          },
          "options": {
            "overwrite": false,
            "mode": "helm",
            "leaveOut": [
              "metadata.labels",
              "spec.replicas"
            ]
          },
          "patch": {
            "format": "json",
            "text": "[]"
          },
          "drafts": [
            {
              "format": "merge",
              "text": "{}"
            }
          ],
          "view": {
            "format": "strategic",
            "writing": "json",
            "showNoise": true,
            "showRemoved": false,
            "selection": "spec"
          }
        }
        """;
    Case opened = ((CaseReading.Done) CaseReader.read("x.tripatch", text)).opened();
    assertThat(CaseWriter.write(opened)).isEqualTo(text);
    assertThat(opened.texts()).containsOnlyKeys(Role.LAST_APPLIED);
    assertThat(opened.text(Role.LAST_APPLIED).orElseThrow().place())
        .contains(new ObjectPlace("last.yaml", 2));
    assertThat(opened.options())
        .isEqualTo(
            new Case.Options(
                false,
                Optional.of(ComparisonMode.HELM),
                Set.of(FieldPath.of("metadata", "labels"), FieldPath.of("spec", "replicas")),
                MapValue.EMPTY));
    assertThat(opened.patch()).contains(new Case.Patch(PatchFormat.JSON, "[]", MapValue.EMPTY));
    assertThat(opened.drafts())
        .containsExactly(new Case.Patch(PatchFormat.MERGE, "{}", MapValue.EMPTY));
    assertThat(opened.view())
        .isEqualTo(
            new Case.View(
                Optional.of(PatchFormat.STRATEGIC),
                Format.JSON,
                true,
                false,
                Optional.of("spec"),
                MapValue.EMPTY));
  }

  @Test
  void whatWasStoredNeedsAFile() {
    String text = "{\"tripatch\":1,\"local\":{\"name\":\"a\",\"text\":\"b\",\"stored\":\"c\"}}";
    Case opened = ((CaseReading.Done) CaseReader.read("x.tripatch", text)).opened();
    assertThat(opened.text(Role.LOCAL)).contains(Case.Text.unfiled("a", "b"));
  }

  @Test
  void aCaseIsNoObjectOfKubernetes() {
    assertThat(CaseReader.isCase(yaml("{tripatch: 2}"))).isTrue();
    assertThat(CaseReader.isCase(yaml("{tripatch: 1, kind: Pod}"))).isFalse();
    assertThat(CaseReader.isCase(yaml("{a: 1}"))).isFalse();
  }
}
