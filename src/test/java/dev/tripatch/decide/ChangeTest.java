package dev.tripatch.decide;

import static dev.tripatch.engine.patch.Snippets.yaml;
import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a change makes of an object. */
class ChangeTest {

  @Test
  void aDocumentThatIsNotThereIsMadeIfItChanges() {
    ThreeDocuments<MapValue> documents =
        new ThreeDocuments<>(
            Optional.empty(),
            yaml("{apiVersion: v1, kind: Pod, metadata: {name: w, uid: u}, spec: {}}"),
            Optional.empty());
    Change change =
        new Change(Role.LIVE, FieldPath.of("spec", "a"), Optional.of(new StringValue("x")));
    ThreeDocuments<MapValue> changed = Change.apply(List.of(change), documents);
    assertThat(changed.live())
        .contains(yaml("{apiVersion: v1, kind: Pod, metadata: {name: w}, spec: {a: x}}"));
    assertThat(changed.lastApplied()).isEmpty();
    assertThat(changed.local()).isEqualTo(documents.local());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # object | path | object with x there
          {} | a.b | {a: {b: x}}
          {a: {c: 1}} | a.b | {a: {c: 1, b: x}}
          {a: 1} | a.b | {a: {b: x}}
          {l: [{name: p}, {name: q, v: 1}]} | l[name=q].v | {l: [{name: p}, {name: q, v: x}]}
          {l: [{name: p}]} | l[name=q].v | {l: [{name: p}, {name: q, v: x}]}
          {l: [{port: 80}]} | l[port=80].v | {l: [{port: 80, v: x}]}
          {l: [{name: p}, {name: p}]} | l[name=p]#2.v | {l: [{name: p}, {name: p, v: x}]}
          {l: [a, b]} | l[1] | {l: [a, x]}
          {s: [a]} | s[=x] | {s: [a, x]}
          {s: [a, x]} | s[=x] | {s: [a, x]}
          """)
  void set(String object, String path, String expected) {
    Change change =
        new Change(Role.LOCAL, FieldPath.parse(path), Optional.of(new StringValue("x")));
    assertThat(change.applyTo(yaml(object))).isEqualTo(yaml(expected));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # object | path | object without it
          {a: {b: 1, c: 2}} | a.b | {a: {c: 2}}
          {a: {b: 1}} | a.b | {a: {}}
          {a: 1} | b | {a: 1}
          {a: 1} | b.c | {a: 1}
          {a: 1} | a.c | {a: 1}
          {l: [{name: p}, {name: q}]} | l[name=p] | {l: [{name: q}]}
          {l: [{name: p}]} | l[name=q] | {l: [{name: p}]}
          {l: [{name: p, v: 1}]} | l[name=p].v | {l: [{name: p}]}
          {s: [a, b]} | s[=b] | {s: [a]}
          """)
  void remove(String object, String path, String expected) {
    MapValue before = yaml(object);
    Change change = new Change(Role.LAST_APPLIED, FieldPath.parse(path), Optional.empty());
    assertThat(change.applyTo(before)).isEqualTo(yaml(expected));
    assertThat(before).isEqualTo(yaml(object));
  }
}
