// Command oracle asks Kubernetes' own code. It reads questions as JSON Lines and writes each with its answers, in the
// forms of the recordings in src/test/resources/recorded.
package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"

	utilruntime "k8s.io/apimachinery/pkg/util/runtime"
)

// A question, or one with its answers.
type line map[string]json.RawMessage

func main() {
	// What odd objects make it log.
	utilruntime.ErrorHandlers = nil
	lines := bufio.NewReaderSize(os.Stdin, 1<<20)
	out := bufio.NewWriterSize(os.Stdout, 1<<20)
	for {
		text, err := lines.ReadBytes('\n')
		if err != nil {
			return
		}
		answered, err := json.Marshal(answer(text))
		if err != nil {
			panic(err)
		}
		out.Write(answered)
		out.WriteByte('\n')
		// Who asks waits for the answer, or has asked more already.
		if lines.Buffered() == 0 {
			out.Flush()
		}
	}
}

func answer(text []byte) line {
	question := line{}
	if err := json.Unmarshal(text, &question); err != nil {
		panic(err)
	}
	form := question.text("form")
	delete(question, "form")
	if form == "yaml" {
		return readYaml(question)
	}
	if form == "custom" {
		return answerCustom(question)
	}
	gvk := kindOf(question.text("kind"))
	object, err := kinds.New(gvk)
	if err != nil {
		return line{"id": question["id"], "unknown": raw(err.Error())}
	}
	if form == "server-side" {
		return applyServerSide(question, gvk)
	}
	return answerStrategic(form, question, object)
}

func (question line) text(field string) string {
	var text string
	if value, has := question[field]; has {
		if err := json.Unmarshal(value, &text); err != nil {
			panic(err)
		}
	}
	return text
}

// What some code answers, or with which error it ends.
func ask(field string, question line, code func() (interface{}, error)) {
	question[field] = func() (answer json.RawMessage) {
		defer func() {
			if fault := recover(); fault != nil {
				answer = raw(map[string]string{"panic": fmt.Sprint(fault)})
			}
		}()
		result, err := code()
		if err != nil {
			return refusal(err)
		}
		return raw(map[string]interface{}{"result": result})
	}()
}

func raw(value interface{}) json.RawMessage {
	text, err := json.Marshal(value)
	if err != nil {
		panic(err)
	}
	return text
}
