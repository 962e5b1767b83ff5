package dev.tripatch.document.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tripatch.json.Value;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In the JSON {@code '} stands for {@code "}. */
class JsonDataTest {

  enum Shape {
    ROUND,
    HALF_ROUND
  }

  record Part(Optional<String> name, Optional<Count> count) {}

  record All(
      Optional<String> text,
      Optional<Boolean> truth,
      Optional<Integer> whole,
      Optional<Double> number,
      Optional<Shape> shape,
      Optional<Map<Shape, Value>> byShape,
      Optional<List<Part>> parts) {}

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "{'text':5} | 1:9 | The field text must be a text.",
        "{'text':{}} | 1:9 | The field text must be a text.",
        "{'truth':'true'} | 1:10 | The field truth must be true or false.",
        "{'truth':1} | 1:10 | The field truth must be true or false.",
        "{'whole':'1'} | 1:10 | The field whole must be a whole number.",
        "{'whole':1.5} | 1:10 | The field whole must be a whole number.",
        "{'whole':99999999999} | 1:21 | The field whole must be a whole number.",
        "{'number':true} | 1:11 | The field number must be a number.",
        "{'shape':'square'} | 1:10 | The field shape must be half-round or round.",
        "{'shape':0} | 1:10 | The field shape must be half-round or round.",
        "{'parts':{}} | 1:10 | The field parts must be a list.",
        "{'parts':[{'name':'a'},7]} | 1:24 | The field parts[1] must be a map.",
        "{'parts':[{'count':-1}]} | 1:20 | The field parts[0].count must be a whole number from 0.",
        "{'parts':[{'count':'a'}]} | 1:20 | The field parts[0].count must be a whole number from"
            + " 0.",
        "{'parts':[null]} | 1:11 | The field parts[0] must not be null.",
        "{'byShape':{'round':1e999}} | 1:21 | The field byShape.round must be a number that a float"
            + " can hold.",
        "[] | 1:1 | This must be a map.",
        "{'text':'a','text':'b'} | 1:19 | This is not valid JSON: Duplicate Object property"
            + " \"text\".",
        "{'text':'a' | 1:12 | This is not valid JSON: it ends too early.",
      })
  void whatIsWrongIsSaidWithItsPlace(String json, String place, String problem) {
    DataFault fault =
        catchThrowableOfType(
            DataFault.class, () -> JsonData.read(json.replace('\'', '"'), All.class));
    assertThat(fault.line() + ":" + fault.column()).isEqualTo(place);
    assertThat(fault.problem()).isEqualTo(problem);
  }

  @Test
  void depthHasALimit() {
    String deep = "[".repeat(100_000);
    DataFault fault =
        catchThrowableOfType(
            DataFault.class, () -> JsonData.read("{\"byShape\":{\"round\":" + deep, All.class));
    assertThat(fault.problem()).endsWith("it has more than 300 levels.");
    assertThat(fault.column()).isGreaterThan(300);
  }

  @ParameterizedTest
  @ValueSource(strings = {"text", "whole", "byShape", "unknown"})
  void digitsHaveALimit(String field) {
    String json = "{\n\"" + field + "\": " + "7".repeat(800_000) + "}";
    DataFault fault = catchThrowableOfType(DataFault.class, () -> JsonData.read(json, All.class));
    assertThat(fault.line()).isEqualTo(2);
    assertThat(fault.column()).isEqualTo(field.length() + 5);
    assertThat(fault.problem())
        .isEqualTo("This cannot be read: it has a number of more than 1,000 digits.");
  }

  @Test
  void constantsAreWordsAsValuesAndAsKeys() throws DataFault {
    String json = "{\"shape\":\"half-round\",\"byShape\":{\"half-round\":1.50}}";
    assertThat(JsonData.line(JsonData.read(json, All.class)))
        .isEqualTo(json.replace("1.50", "1.5"));
  }

  @Test
  void whatIsUsableIsRead() throws DataFault {
    JsonData.Usable<All> read =
        JsonData.readUsable(
            "{\"text\":1,\"truth\":true,\"parts\":[{\"name\":2},3,{\"name\":\"c\"}]}", All.class);
    assertThat(JsonData.line(read.value()))
        .isEqualTo("{\"truth\":true,\"parts\":[{},{\"name\":\"c\"}]}");
    assertThat(read.fault().map(DataFault::problem)).contains("The field text must be a text.");
  }
}
