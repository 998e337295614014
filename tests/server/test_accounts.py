import json

import httpx

from tests.server.harness import Guest, Served, guests, run
from tests.server.test_tables import WIZARD, denied

SECRET = {"login": "Ann of the Hall", "password": "correct horse"}


def test_an_account_keeps_an_identity_across_devices(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann", "Bob") as (ann, bob):
            recovery = (await ann.post("/me/account", SECRET))["recovery"]
            assert await denied(bob.post("/me/account", SECRET)) == "login-taken"
            assert await denied(ann.post("/me/account", {**SECRET, "login": "other"})) == "login-taken"
            token = {"Authorization": f"Bearer {(await ann.post('/me/tokens'))['token']}"}
            phone = Guest(server.url, "phone")
            assert (
                await denied(phone.post("/sessions", {**SECRET, "password": "wrong horse"}))
                == "wrong-password"
            )
            assert await denied(phone.post("/sessions", {**SECRET, "login": "nobody"})) == "wrong-password"
            await phone.post("/sessions", {**SECRET, "login": "ANN of the hall"})
            assert (await phone.get("/me"))["id"] == ann.id
            lost = {"login": SECRET["login"], "password": "battery staple"}
            assert (
                await denied(phone.post("/sessions/recover", {**lost, "recovery": "guess"}))
                == "wrong-password"
            )
            again = await phone.post("/sessions/recover", {**lost, "recovery": recovery.upper()})
            assert again["recovery"] != recovery
            assert (await phone.get("/me"))["id"] == ann.id
            assert await denied(ann.get("/me")) == "not-signed-in", "old cookies are worth nothing"
            async with httpx.AsyncClient(base_url=f"{server.url}/api/v1", headers=token) as program:
                assert (await program.get("/me")).status_code == 401, "nor are old tokens"
            assert await denied(phone.post("/sessions", SECRET)) == "wrong-password"
            await phone.http.delete("/sessions")
            assert await denied(phone.get("/me")) == "not-signed-in"
            await phone.close()

    run(story())


def test_own_data_can_be_seen_and_forgotten(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Annabella", "Bob") as (ann, bob):
            left = (await ann.post("/tables", {"terms": WIZARD}))["table"]
            await ann.do("rename", left, seat="A", name="Bella")
            await bob.do("sit", left)
            await ann.do("leave", left)
            code = (await ann.post("/tables", {"terms": WIZARD}))["table"]
            await ann.do("say", code, text="my secret wish")
            await bob.do("sit", code)
            await bob.do("say", code, text="hello Ann")
            await ann.do("start", code, fill="random")
            data = await ann.get("/me/data")
            assert data["name"] == "Annabella"
            assert sorted(table["table"] for table in data["tables"]) == sorted([left, code])
            assert "my secret wish" in json.dumps(data)
            assert "hello Ann" not in json.dumps(data)
            await ann.http.delete("/me")
            assert await denied(ann.get("/me")) == "not-signed-in"
            for table in (left, code):
                await bob.do("follow", table, seat="B")
                told = await bob.do("since", table, seat="B") if table == code else {}
                shown = json.dumps([bob.picture(table, "B"), told], ensure_ascii=False)
                for word in ("Annabella", "Bella", "secret wish"):
                    assert word not in shown
            assert bob.picture(code, "B")["seats"][0]["name"] == "—"
            assert bob.picture(code, "B")["status"] == "playing"

    run(story())


def test_figures_for_prometheus(server: Served) -> None:
    async def story() -> None:
        async with guests(server.url, "Ann") as (ann,):
            await ann.post("/tables", {"terms": WIZARD})
            text = (await ann.http.get(f"{server.url}/metrics")).text
            assert 'magehall_requests_total{door="open_table",status="201"}' in text
            assert "magehall_sockets 1.0" in text

    run(story())
